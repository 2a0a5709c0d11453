import type { Labels } from './label.ts'

export const hungarian: Labels = {
  name: 'név|neve|teljes név|a nevem|nevem',
  phone: 'telefon|telefonszám|telefonszáma|tel|mobil|tel.szám|telefonom|számom|mobilszám',
  address: 'cím|címe|szállítási cím|lakcím|címem|kiszállítási cím|utca|szállítás címe|cimünk',
  place: 'irányítószám|város|irsz|kerület',
  unit: 'emelet|ajtó|emelet/ajtó|lakás',
  amount: 'végösszeg|összesen|ár|ára|összeg|fizetendő|utánvét|utánvétes összeg|fizetendő összeg|fizetés',
  notes: 'megjegyzés|megj|üzenet|kapukód|kapucsengő|egyéb',
  description: 'rendelés|tétel|tételek|termék|termékek|csomag|kérek|kérnék|rendelésem',
  destination: 'ide kérem|szállítás ide|szállítás',
  fee: 'szállítási díj|kiszállítás|szállítási költség',
  other: 'dátum|időpont|tárgy|rendelésszám|elküldve|e-mail|fizetési mód',
  roles: { customer: 'átvevő|címzett|vevő|ügyfél', orderer: 'megrendelő', sender: 'feladó|küldő' },
}

export const czech: Labels = {
  name: 'jméno|jméno a příjmení|příjmení|jmenuji se',
  phone: 'telefon|tel|tel. číslo|telefonní číslo|mobil|číslo|tel č',
  address: 'adresa|doručovací adresa|dodací adresa|adresa doručení|ulice|bydliště',
  place: 'město|psč|obec',
  unit: 'byt|patro|číslo bytu',
  amount: 'celkem|cena|částka|dobírka|suma|k úhradě|k zaplacení|celková cena|na dobírku',
  notes: 'poznámka|pozn|poznámky|vzkaz|instrukce',
  description: 'objednávka|zboží|položky|produkt',
  destination: 'doručit na|doručit|dodat na',
  fee: 'doprava|cena dopravy|poštovné',
  other: 'datum|čas|předmět|číslo objednávky|odesláno',
  roles: { customer: 'příjemce|zákazník', orderer: 'objednatel', sender: 'odesílatel|od' },
}

export const serbian: Labels = {
  name: 'ime|ime i prezime|prezime|име|име и презиме|презиме|zovem se|зовем се',
  phone: 'telefon|broj telefona|tel|mobilni|broj|kontakt|телефон|број телефона|тел|мобилни|број|контакт',
  address: 'adresa|adresa za dostavu|ulica|ulica i broj|адреса|адреса за доставу|улица|улица и број',
  place: 'grad|mesto|poštanski broj|opština|град|место|поштански број|општина',
  unit: 'stan|sprat|стан|спрат|broj stana',
  amount:
    'ukupno|cena|iznos|za naplatu|otkup|otkupnina|pouzeće|укупно|цена|износ|за наплату|откуп|откупнина|поузеће',
  notes: 'napomena|napomene|interfon|напомена|интерфон|порука',
  description: 'porudžbina|narudžbina|artikli|proizvod|поруџбина|наруџбина|артикли|производ',
  fee: 'dostava|cena dostave|poštarina|достава|поштарина',
  other: 'datum|vreme|датум|време|predmet',
  roles: {
    customer: 'primalac|kupac|прималац|купац',
    orderer: 'naručilac|наручилац',
    sender: 'pošiljalac|пошиљалац',
  },
}

export const nordic: Labels = {
  name: 'namn|mitt namn|jag heter|navn|fulde navn|fullt navn|mitt navn|jeg heter|jeg hedder|nimi|nimeni|nimeni on|koko nimi|för- och efternamn',
  phone:
    'telefon|telefonnummer|mobil|mobilnummer|tlf|tlf.nr|tlf nr|mobilnr|nummer|puhelin|puh|puhelinnumero|puhelinnro|numero|gsm|telefonnr',
  address:
    'adress|leveransadress|gatuadress|adresse|leveringsadresse|gateadresse|osoite|toimitusosoite|katuosoite|min adress|osoitteeni',
  place: 'postnummer|postnr|stad|ort|postort|by|sted|poststed|postinumero|kaupunki|postitoimipaikka',
  unit: 'lägenhet|lgh|lägenhetsnummer|våning|leilighet|leil|etasje|lejlighed|etage|sal|asunto|kerros|huoneisto',
  amount:
    'summa|totalt|total|att betala|pris|belopp|sum|totalsum|beløb|i alt|at betale|å betale|beløp|totalpris|yhteensä|summa|hinta|maksetaan|loppusumma|postiennakko|efterkrav|postförskott',
  notes:
    'anmärkning|meddelande|notering|övrigt|obs|kommentar|merknad|beskjed|bemærkning|besked|note|noter|bemærk|huom|huomio|huomautus|lisätiedot|lisätieto|viesti|ohje|ohjeet|viesti kuskille',
  description: 'beställning|varor|artiklar|bestilling|varer|ordre|tilaus|tuotteet|tuote',
  destination: 'skicka till|leverera till|lever til|leveres til|send til|levering til|toimitus osoitteeseen',
  fee: 'frakt|leverans|fragt|levering|toimitus|toimituskulut|toimitusmaksu|leveransavgift',
  other:
    'datum|tid|dato|päivä|aika|ämne|emne|aihe|skickat|sendt|lähetetty|ordernummer|ordrenummer|tilausnumero',
  roles: {
    customer: 'mottagare|kund|mottaker|kunde|modtager|vastaanottaja|asiakas|till|til',
    orderer: 'beställare|bestiller|tilaaja',
    sender: 'avsändare|avsender|afsender|lähettäjä|från|fra',
  },
}

export const greek: Labels = {
  name: 'όνομα|ονοματεπώνυμο|επώνυμο|με λένε|λέγομαι|το όνομά μου είναι',
  phone: 'τηλέφωνο|τηλ|κινητό|αριθμός|αριθμός τηλεφώνου|κιν|επικοινωνία|τηλέφωνο επικοινωνίας',
  address: 'διεύθυνση|διεύθυνση παράδοσης|δ/νση|οδός|δνση|η διεύθυνσή μου',
  place: 'τκ|τ.κ|ταχυδρομικός κώδικας|πόλη|περιοχή',
  unit: 'όροφος|διαμέρισμα|διαμ|αρ. διαμερίσματος',
  amount: 'σύνολο|ποσό|τιμή|αντικαταβολή|πληρωμή|αξία|συνολικό ποσό|κόστος|πληρωτέο',
  notes: 'σημείωση|σημειώσεις|σχόλια|παρατηρήσεις|κουδούνι|οδηγίες|σχόλιο',
  description: 'παραγγελία|προϊόντα|είδη|προϊόν|είδος|θέλω',
  destination: 'παράδοση σε|παράδοση',
  fee: 'μεταφορικά|κόστος μεταφοράς|έξοδα αποστολής',
  other: 'ημερομηνία|ώρα|θέμα|αρ. παραγγελίας|στάλθηκε',
  roles: { customer: 'παραλήπτης|παραλήπτρια|πελάτης|προς', sender: 'αποστολέας|από' },
}
