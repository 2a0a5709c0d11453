import type { Labels } from './label.ts'

export const english: Labels = {
  name: 'name|full name|fullname|first name|my name is|my name|cust name|nm',
  phone:
    'phone|phone no|phone number|ph|ph no|tel|telephone|mobile|mobile no|mobile number|cell|cellphone|cell no|contact|contact no|contact number|contact details|hp|h/p|hp no|handphone|whatsapp|wa|whatsapp no|number|call|cp|cp no|mob|mob no|contact #|phone #|my number|my number is',
  address:
    'address|full address|add|addr|adress|location|delivery location|delivery address|shipping address|drop off|drop-off|dropoff|home address|street address|my address|my address is',
  place:
    'postal code|postal|postcode|post code|zip|zip code|city|town|area|district|province|state|region|emirate|building|bldg|block|street|road|house|house no|villa|avenue|jadda|zone',
  unit: 'unit|unit no|unit number|apartment|apt|apt no|flat|flat no|floor|room|room no|suite',
  amount:
    'total|grand total|total amount|total price|total bill|total due|total cod|total payment|bill|bill amount|amount|amount to collect|amount due|amt|price|cost|cod|cod amount|cash on delivery|collect|to collect|to pay|pay|payable|sum|subtotal|payment|cash|collect cash',
  notes:
    'note|notes|remark|remarks|comment|comments|instruction|instructions|delivery instructions|special instructions|special request|landmark|nearest landmark|rider note|note to rider|message',
  description:
    'order|orders|item|items|order details|product|products|description|goods|content|contents|parcel|package|i want|i would like|ordered',
  destination:
    'deliver to|please deliver to|send to|ship to|delivery to|order for|delivery for|delivery details|deliver it to',
  fee: 'delivery fee|delivery charge|delivery charges|delivery|shipping fee|shipping|df|sf|rider fee|service fee|tax|vat|discount|change for|deposit',
  other:
    'date|delivery date|time|delivery time|order no|order id|order number|order #|ref|reference|email|e-mail|mail|subject|sent|cc|payment method|mode of payment|mop|bank|account|account no|iban|invoice|invoice no|tracking|website|instagram|ig|facebook|fb',
  roles: {
    customer:
      "customer|customer's|recipient|recipient's|receiver|receiver's|client|consignee|deliver|delivery|to|attn|buyer",
    orderer: 'orderer|ordered by|order by|billing',
    sender:
      "sender|sender's|from|pickup|pick up|pick-up|shop|store|merchant|seller|collect from|pickup from|pick up from",
  },
}

export const malay: Labels = {
  name: 'nama|nama penuh|nama saya',
  phone:
    'no tel|no. tel|no telefon|no. telefon|nombor telefon|telefon|no hp|no. hp|no phone|no. phone|no fon|hp|no wasap|nombor',
  address: 'alamat|alamat penghantaran|alamat rumah|lokasi',
  place: 'poskod|bandar|negeri|daerah',
  unit: 'no unit|no. unit|tingkat',
  amount: 'jumlah|jumlah bayaran|harga|bayaran|bayar|jumlah harga|total harga',
  notes: 'nota|catatan|pesan|arahan|mercu tanda',
  description: 'pesanan|tempahan|barang|item|nak order|saya nak order|order saya',
  destination: 'hantar ke|hantar kepada|tolong hantar ke|penghantaran ke|kepada',
  fee: 'caj penghantaran|kos penghantaran|penghantaran|upah',
  other: 'tarikh|masa|no pesanan|emel|bayaran melalui',
  roles: {
    customer: 'penerima|pelanggan|pembeli',
    orderer: 'pemesan',
    sender: 'pengirim|daripada|dari|penjual',
  },
}

export const philippine: Labels = {
  name: 'pangalan|ngalan|ang pangalan ko ay|ako si|pangalan ko',
  phone: 'numero|telepono|numero ng telepono|selpon|cp number|cp#|contact#',
  address: 'tirahan|adres|lugar|puy-anan',
  place: 'barangay|brgy|lungsod|probinsya|siyudad',
  amount: 'bayad|presyo|halaga|kabuuan|babayaran|bayaran|kantidad',
  notes: 'tala|paalala|bilin|pahinumdom|palatandaan',
  description: 'mga order|order ko|order ko po|order po ako|order po|orders ko|produkto',
  destination:
    'pa-deliver po kay|pa-deliver kay|pa deliver kay|pa deliver po kay|padeliver kay|para kay|ipadala kay|paki deliver kay|pakideliver po kay',
  fee: 'bayad sa delivery|lalamove fee',
  other: 'petsa|oras',
  roles: { customer: 'tatanggap|pinadalhan', sender: 'nagpadala|mula kay|gikan' },
}

export const romanUrdu: Labels = {
  name: 'naam|mera naam',
  phone: 'raabta|mobile number|rabta number|phone number',
  address: 'pata|ghar ka pata|ghar ka address',
  amount: 'raqam|qeemat|paise|kul raqam|tk|taka|dam|mot',
  notes: 'hidayat',
  description: 'saman|cheezein',
}

export const german: Labels = {
  name: 'vor- und nachname|vorname nachname|ich heisse|ich heiße|mein name ist|mein name',
  phone: 'telefonnummer|tel.-nr|telefon|handy|handynummer|mobil|mobilnummer|tel nr|rufnummer|nummer',
  address: 'adresse|anschrift|lieferadresse|lieferanschrift|meine adresse|straße|strasse',
  place: 'plz|ort|stadt|plz/ort|plz ort|postleitzahl',
  unit: 'wohnung|etage|stockwerk|stock|whg|apartment',
  amount: 'summe|gesamt|gesamtsumme|gesamtbetrag|betrag|preis|nachnahme|zu zahlen|endbetrag',
  notes: 'hinweis|hinweise|anmerkung|anmerkungen|notiz|bemerkung|klingel|lieferhinweis',
  description: 'bestellung|artikel|ware|meine bestellung|ich hatte gern|ich hatte gerne|ich mochte bestellen',
  destination: 'bitte liefern an|lieferung an',
  fee: 'lieferkosten|liefergebühr|versand|versandkosten|lieferung|trinkgeld',
  other: 'datum|uhrzeit|bestellnummer|betreff|gesendet|e-mail',
  roles: { customer: 'empfänger|kunde|kundin', orderer: 'besteller', sender: 'absender|von|abholung' },
}

export const polish: Labels = {
  name: 'imię i nazwisko|imię|imie nazwisko|nazwisko|nazywam się',
  phone: 'telefon|nr telefonu|numer telefonu|nr tel|tel|komórka|numer|telefon kontaktowy',
  address: 'adres|adres dostawy|ulica|adres do doręczenia',
  place: 'miasto|kod pocztowy|kod|miejscowość',
  unit: 'mieszkanie|nr mieszkania|piętro|lokal',
  amount: 'do zapłaty|suma|razem|kwota|cena|pobranie|za pobraniem|łącznie|kwota pobrania',
  notes: 'uwagi|uwaga|notatka|komentarz|dodatkowe informacje',
  description: 'zamówienie|produkty|towar|przedmiot',
  destination: 'proszę dostarczyć do|dostawa do',
  fee: 'koszt dostawy|dostawa|wysyłka',
  other: 'data|godzina|temat|nr zamówienia|wysłano',
  roles: { customer: 'odbiorca|odbiorcy|klient', orderer: 'zamawiający', sender: 'nadawca|od' },
}
