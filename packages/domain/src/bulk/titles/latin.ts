import type { Titles } from './title.ts'

export const english: Titles = {
  name: 'customer|customer name|recipient|receiver|client|consignee|buyer|contact person|contact name|attention|customer full name|deliver to name|ship to name|person',
  'name-part': 'first name|last name|surname|family name|given name|firstname|lastname|middle name',
  phone:
    'customer phone|customer mobile|phone number 1|phone 1|primary phone|contact number 1|mobile phone|telephone number|handphone number|cell phone|mobile #|tel #|tel. no|customer contact|ship to phone',
  address:
    'customer address|drop-off address|dropoff address|drop off point|to address|destination|destination address|street and number|where to|ship to address|full delivery address',
  'address-part':
    'address line 1|address line 2|address 1|address 2|address line|street name|street number|house number|suburb|barangay|municipality|postal code|postcode|zip code|zip|city|town|state|province|district|region|area|street|building|building name|block|country',
  unit: 'unit #|unit no.|apartment number|door|door number|floor/unit|unit/floor|suite|room number',
  notes:
    'delivery note|delivery notes|driver note|note for rider|note for the rider|notes for rider|rider instructions|rider notes|special notes|remarks for rider|note to the rider|delivery remarks|gate code|access code',
  description:
    'item description|contents|what is in the parcel|goods description|item name|product name|parcel contents|parcel description|order content|order items|what|item(s)',
  amount:
    'value|order value|item value|value of the order|value of the goods|cod value|cash to collect|order amount|order total|goods value|declared value|collect amount|amount to be collected|cod to collect|total price|collection amount|amount due from customer',
  payment:
    'payment|payment method|payment type|payment kind|payment mode|mode of payment|method of payment|paid|paid?|prepaid|how paid|payment status|cod/paid|cod or paid|cash or paid|paid or cod|payment option',
  date: 'date|delivery date|collection date|pickup date|pick-up date|pick up date|day|scheduled date|date and time|date & time|date/time|datetime|scheduled for|scheduled|schedule|preorder date|pre-order date|preorder|pre-order|when|delivery date and time|collection date and time|pickup at|deliver on',
  time: 'time|delivery time|collection time|pickup time|pick-up time|pick up time|hour|preorder time|pre-order time|time slot|timeslot|scheduled time',
  'cold-bag':
    'cold bag|cold bag needed|coldbag|cool bag|chilled|cold|frozen|keep cold|refrigerated|needs cold bag',
  'age-check':
    'age check|age verification|age validation|check age|18+|over 18|age restricted|id check|proof of age|adult only',
  weight:
    'weight|weight kg|weight in kg|kg|parcel weight|weight kilograms|gross weight|weight grams|weight g',
  side: 'size|longest side|longest side cm|length|dimensions|dimension|size cm|parcel size|length cm|cm|package size',
  latitude: 'lat|latitude|customer latitude|drop-off latitude|dropoff latitude|gps lat|gps latitude',
  longitude:
    'lng|long|lon|longitude|customer longitude|drop-off longitude|dropoff longitude|gps long|gps longitude',
  point:
    'coordinates|coordinate|coords|gps|gps coordinates|lat/long|lat/lng|lat, long|lat,lng|lat long|lat lng|latitude/longitude|plus code|pluscode|location pin|map link|google maps link|google maps|google map|google map link|maps|map|pin|pin location|location link|geo|geolocation|plus code or coordinates',
  reference:
    'reference|reference number|ref|ref no|ref.|ref #|order id|order number|order no|order no.|order #|order nr|invoice|invoice number|invoice no|your reference|our reference|external id|shop order|po number|id|order reference|receipt number|bill no|tracking id',
  none: 'no|no.|#|nr|nr.|s/n|sn|sl|sl no|sr no|row|line|index|status|order status|delivery fee|delivery charge|shipping fee|delivery cost|email|e-mail|email address|mail address|customer email|order date|created|created at|timestamp|order time|ordered at|sender|sender name|sender phone|sender address|pickup address|pick-up address|pick up address|collection point|shop|store|outlet|branch|merchant|rider|driver|vehicle|quantity|qty|unit price|price per unit|what is wrong|problem|problems|error|errors|sku|currency|discount|tax|vat|delivery type|company|company name',
}

export const malay: Titles = {
  name: 'nama pelanggan|nama penerima',
  phone: 'nombor telefon pelanggan|telefon penerima|no telefon penerima|nombor telefon bimbit',
  address: 'alamat penerima|alamat hantar|alamat pelanggan',
  notes: 'nota penghantaran|nota untuk penunggang|nota untuk rider|arahan penghantaran',
  description: 'isi bungkusan|kandungan|butiran barang|penerangan barang|kandungan bungkusan',
  amount: 'nilai pesanan|nilai|jumlah kutipan|nilai barang|jumlah untuk dikutip',
  payment: 'kaedah pembayaran|cara bayaran|cara pembayaran|jenis bayaran|kaedah bayaran|status bayaran',
  date: 'tarikh|tarikh kutipan|tarikh penghantaran|tarikh hantar|tarikh dan masa|tarikh ambil',
  time: 'masa|masa kutipan|masa penghantaran|masa hantar|masa ambil',
  'cold-bag': 'beg sejuk|beg penyejuk',
  'age-check': 'semakan umur|pengesahan umur',
  weight: 'berat|berat (kg)|berat kg',
  side: 'saiz|sisi terpanjang|panjang|saiz (cm)',
  latitude: 'latitud',
  longitude: 'longitud',
  point: 'koordinat|pautan peta|kod plus',
  reference: 'rujukan|nombor rujukan|nombor pesanan|no pesanan|no rujukan|no. pesanan|no invois',
  none: 'bil|bil.|caj penghantaran|emel|kuantiti|apa yang salah|catatan ralat',
}

export const philippine: Titles = {
  name: 'pangalan ng customer|pangalan ng tatanggap|ngalan sa customer|ngalan sa modawat',
  phone: 'numero ng customer|numero sa telepono|numero ng tatanggap|contact number ng customer',
  address: 'tirahan ng customer|address ng customer|adres sa customer',
  notes: 'bilin sa rider|tala para sa rider|note para sa rider|mubo nga sulat para sa rider',
  description: 'laman ng parsela|laman|sulod|sulod sa parsela|nilalaman|ano ang laman',
  amount: 'halaga ng order|halagang kokolektahin|kantidad sa order|bili|kokolektahin',
  payment: 'paraan ng bayad|paraan ng pagbabayad|paagi sa pagbayad|pamaagi sa pagbayad|bayad na|uri ng bayad',
  date: 'petsa|araw|petsa ng delivery|petsa sa delivery|petsa ng pickup|adlaw',
  time: 'oras|oras ng delivery|oras sa delivery|oras ng pickup',
  'cold-bag': 'malamig na bag|bugnaw nga bag',
  'age-check': 'tingnan ang edad|susihon ang edad|pagsuri ng edad',
  weight: 'timbang|bigat|gibug-aton',
  side: 'laki|haba|gidak-on|pinakamahabang gilid|pinakataas nga kilid',
  latitude: 'latitud',
  longitude: 'longhitud',
  point: 'link ng mapa|koordinado|pin sa mapa',
  reference: 'sanggunian|numero ng order|numero sa order|order no|reperensya',
  none: 'blg|blg.|bayad sa delivery|dami|ano ang mali|unsay sayop',
}

export const romanUrdu: Titles = {
  name: 'gahak ka naam|customer ka naam',
  phone: 'gahak ka number|customer ka number',
  address: 'gahak ka pata|delivery ka pata',
  notes: 'rider ke liye note|rider ke liye hidayat',
  description: 'parcel mein kya hai|saman ki tafseel',
  amount: 'order ki qeemat|wusool karni hai|wasool karne ki raqam|order ki raqam',
  payment: 'adaigi ka tareeqa|adaigi|payment ka tareeqa',
  date: 'tareekh|din|collection ki tareekh',
  time: 'waqt|collection ka waqt',
  'cold-bag': 'thanda bag|cold bag chahiye',
  'age-check': 'umar ki jaanch|umar check',
  weight: 'wazan|wazn',
  side: 'size|lambai|sab se lambi side',
  point: 'map ka link|naqsha',
  reference: 'hawala|hawala number|order ka number',
  none: 'kya ghalat hai',
}
