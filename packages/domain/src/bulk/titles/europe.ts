import type { Titles } from './title.ts'

export const hungarian: Titles = {
  name: 'vevő neve|címzett neve|ügyfél neve|átvevő neve|ügyfélnév|vásárló|vásárló neve',
  'name-part': 'vezetéknév|keresztnév|családnév|utónév',
  phone: 'vevő telefonszáma|címzett telefonszáma|ügyfél telefonszáma|telefonszám (vevő)|vevő telefonja',
  address: 'vevő címe|címzett címe|kiszállítás címe|hova',
  'address-part': 'irányítószám|irsz|város|település|kerület|utca|közterület|házszám|utca, házszám',
  unit: 'emelet, ajtó|emelet és ajtó|ajtószám|ajtó|lakásszám',
  notes: 'megjegyzés a futárnak|futárnak|üzenet a futárnak|szállítási megjegyzés',
  description: 'csomag tartalma|tartalom|mi van a csomagban|áru megnevezése|megnevezés|tétel leírása|leírás',
  amount: 'rendelés értéke|érték|beszedendő összeg|utánvét összege|beszedendő|áru értéke|csomag értéke',
  payment: 'fizetési mód|fizetés módja|fizetés|fizetve|fizetési forma|kifizetve|fizetési státusz',
  date: 'dátum|nap|átvétel napja|felvétel napja|felvétel dátuma|szállítás napja|kiszállítás napja|dátum és idő|gyűjtés dátuma|átvétel dátuma',
  time: 'idő|időpont|óra|felvétel ideje|átvétel ideje|szállítás ideje|kiszállítás ideje|idősáv',
  'cold-bag': 'hűtőtáska|hűtött|hűtőtáska kell|hűteni kell',
  'age-check': 'életkor ellenőrzése|korhatáros|életkor-ellenőrzés|18 év felett|életkor',
  weight: 'súly|tömeg|súly (kg)|súly kg|tömeg (kg)',
  side: 'méret|leghosszabb oldal|hossz|méret (cm)|leghosszabb oldal (cm)',
  latitude: 'szélesség|földrajzi szélesség|szélességi fok',
  longitude: 'hosszúság|földrajzi hosszúság|hosszúsági fok',
  point: 'koordináta|koordináták|térkép link|térképlink|gps koordináta|plus kód',
  reference:
    'hivatkozás|rendelésszám|rendelés száma|azonosító|rendelés azonosító|számlaszám|hivatkozási szám|saját azonosító',
  none: 'sorszám|ssz|ssz.|szállítási díj|kiszállítási díj|darab|mennyiség|állapot|státusz|mi a hiba|hiba|hibák|rendelés dátuma',
}

export const german: Titles = {
  name: 'kundenname|name des kunden|empfängername|kunde|empfänger|ansprechpartner',
  'name-part': 'vorname|nachname|familienname',
  phone: 'telefon des kunden|kundentelefon|telefon empfänger|telefonnummer des kunden',
  address: 'adresse des kunden|kundenadresse|ziel|zieladresse|empfängeradresse',
  'address-part':
    'straße|strasse|straße und hausnummer|hausnummer|plz|postleitzahl|ort|stadt|stadtteil|adresszusatz',
  unit: 'wohnungsnummer|etage/wohnung|stock/tür|tür',
  notes:
    'hinweis für den kurier|hinweis für den fahrer|notiz für den fahrer|hinweis an den fahrer|nachricht an den fahrer',
  description:
    'inhalt|paketinhalt|inhalt des pakets|beschreibung|artikelbezeichnung|was ist im paket|warenbeschreibung',
  amount: 'wert|bestellwert|warenwert|einzuziehender betrag|zu kassieren|nachnahmebetrag|wert der bestellung',
  payment: 'zahlungsart|zahlungsmethode|zahlungsweise|zahlung|bezahlt|bezahlung|zahlungsstatus',
  date: 'datum|tag|abholdatum|lieferdatum|liefertag|datum und uhrzeit|abholtag|termin',
  time: 'uhrzeit|zeit|abholzeit|lieferzeit|zeitfenster',
  'cold-bag': 'kühltasche|gekühlt|kühlen|kühltasche nötig',
  'age-check': 'altersprüfung|alterskontrolle|altersnachweis|ab 18|alter prüfen',
  weight: 'gewicht|gewicht (kg)|gewicht kg|gewicht in kg',
  side: 'größe|längste seite|länge|maße|abmessungen|längste seite (cm)',
  latitude: 'breitengrad|breite (gps)|geografische breite',
  longitude: 'längengrad|geografische länge',
  point: 'koordinaten|kartenlink|google-maps-link|standort|plus-code',
  reference:
    'referenz|bestellnummer|auftragsnummer|rechnungsnummer|referenznummer|bestell-nr|auftrags-nr|kundenreferenz',
  none: 'lfd. nr|lfd nr|liefergebühr|versandkosten|menge|anzahl|status|fehler|was ist falsch|bestelldatum|firma',
}

export const nordic: Titles = {
  name: 'kundnamn|kundens namn|mottagarens namn|kundenavn|kundens navn|mottakerens navn|modtagerens navn|asiakkaan nimi|vastaanottajan nimi',
  'name-part': 'förnamn|efternamn|fornavn|etternavn|efternavn|etunimi|sukunimi',
  phone:
    'kundens telefon|kundens telefonnummer|mottagarens telefon|mottakers telefon|modtagers telefon|asiakkaan puhelin|asiakkaan puhelinnumero|vastaanottajan puhelin',
  address:
    'kundens adress|kundens adresse|mottagarens adress|mottakers adresse|modtagers adresse|asiakkaan osoite|vastaanottajan osoite|toimituspaikka|mihin',
  'address-part':
    'gata|gatuadress|gate|gade|vej|postnummer|postnr|postort|poststed|stad|by|katuosoite|postinumero|postitoimipaikka|kaupunki|husnummer',
  unit: 'lägenhetsnr|våning/lägenhet|bolignummer|etasje/leilighet|etage/dør|dør|ovi|rappu ja asunto|huoneiston numero',
  notes:
    'meddelande till budet|notering till budet|beskjed til budet|besked til buddet|note til buddet|viesti lähetille|ohje lähetille|ohjeet lähetille|viesti kuljettajalle|portkod|ovikoodi|dørkode',
  description:
    'innehåll|paketets innehåll|innhold|pakkens innhold|indhold|pakkens indhold|sisältö|paketin sisältö|mitä paketissa on|beskrivning|beskrivelse|kuvaus',
  amount:
    'värde|ordervärde|orderns värde|att ta betalt|verdi|ordreverdi|bestillingens verdi|værdi|ordreværdi|bestillingens værdi|arvo|tilauksen arvo|perittävä|perittävä summa|perittävä käteinen|tuotteiden arvo|varuvärde',
  payment:
    'betalning|betalningssätt|betalsätt|betalt|betaling|betalingsmåte|betalingsmetode|betalingsmåde|maksu|maksutapa|maksettu|betalningsmetod',
  date: 'datum|dag|hämtdatum|leveransdatum|dato|hentedato|leveringsdato|afhentningsdato|päivä|päivämäärä|pvm|noutopäivä|toimituspäivä|datum och tid|dato og tid|dato og klokkeslæt|dato og klokkeslett',
  time: 'tid|klockslag|hämttid|leveranstid|klokkeslett|klokkeslæt|hentetid|leveringstid|afhentningstid|kellonaika|aika|noutoaika|toimitusaika|klo',
  'cold-bag': 'kylväska|kylbag|kjølebag|køletaske|kylmälaukku|kylmäkassi|kyld|kølet',
  'age-check': 'ålderskontroll|alderskontroll|alderskontrol|iän tarkistus|ikätarkistus|18 år|k-18',
  weight: 'vikt|vikt (kg)|vekt|vekt (kg)|vægt|vægt (kg)|paino|paino (kg)',
  side: 'storlek|längsta sida|längsta sidan|længste side|lengste side|størrelse|mål|koko|pisin sivu|pituus',
  latitude: 'latitud|breddgrad|breddegrad|leveysaste|leveyspiiri',
  longitude: 'longitud|längdgrad|lengdegrad|længdegrad|pituusaste|pituuspiiri',
  point: 'koordinater|kartlänk|kartlenke|kortlink|koordinaatit|karttalinkki|plus-kod|plus-kode|plus-koodi',
  reference:
    'referens|ordernummer|ordernr|referanse|ordrenummer|ordrenr|reference|viite|viitenumero|tilausnumero|fakturanummer|bestillingsnummer',
  none: 'rad|rad nr|leveransavgift|leveringsgebyr|toimitusmaksu|antal|antall|määrä|vad är fel|hva er galt|hvad er galt|mikä on vialla|fel|feil|fejl|virhe|virheet|tila|epost|e-post|sähköposti|orderdatum|ordredato|tilauspäivä',
}

export const czech: Titles = {
  name: 'jméno zákazníka|jméno příjemce|zákazník|příjemce',
  'name-part': 'křestní jméno|příjmení',
  phone: 'telefon zákazníka|telefon příjemce|telefonní číslo zákazníka',
  address: 'adresa zákazníka|adresa příjemce|kam',
  'address-part': 'ulice|ulice a číslo|číslo popisné|č.p.|psč|město|obec|městská část',
  unit: 'číslo bytu|patro/byt|dveře',
  notes: 'poznámka pro kurýra|vzkaz pro kurýra|vzkaz kurýrovi',
  description: 'obsah|obsah balíčku|obsah zásilky|popis|popis zboží|co je v balíčku',
  amount: 'hodnota|hodnota objednávky|částka k výběru|vybrat|výše dobírky|hodnota zboží',
  payment: 'platba|způsob platby|způsob úhrady|zaplaceno|typ platby|stav platby',
  date: 'datum|den|datum vyzvednutí|datum doručení|datum a čas|termín',
  time: 'čas|hodina|čas vyzvednutí|čas doručení',
  'cold-bag': 'chladicí taška|chladící taška|chlazené',
  'age-check': 'kontrola věku|ověření věku|18+',
  weight: 'hmotnost|váha|hmotnost (kg)|váha (kg)',
  side: 'velikost|nejdelší strana|délka|rozměry',
  latitude: 'zeměpisná šířka|šířka',
  longitude: 'zeměpisná délka',
  point: 'souřadnice|odkaz na mapu|plus kód',
  reference: 'reference|číslo objednávky|č. objednávky|číslo faktury|variabilní symbol|vaše reference',
  none: 'poř. č|poř.č.|pořadí|poplatek za doručení|množství|stav|co je špatně|chyba|chyby|datum objednávky|email',
}

export const polish: Titles = {
  name: 'nazwa klienta|imię i nazwisko klienta|nazwa odbiorcy|klient|odbiorca',
  'name-part': 'imię|nazwisko',
  phone: 'telefon klienta|telefon odbiorcy|numer telefonu klienta|tel. odbiorcy',
  address: 'adres klienta|adres odbiorcy|dokąd',
  'address-part': 'ulica|ulica i numer|numer domu|nr domu|kod pocztowy|miasto|miejscowość|dzielnica',
  unit: 'numer mieszkania|nr lokalu|piętro/mieszkanie',
  notes: 'uwagi dla kuriera|notatka dla kuriera|wiadomość dla kuriera',
  description: 'zawartość|zawartość paczki|opis|opis towaru|co jest w paczce',
  amount: 'wartość|wartość zamówienia|kwota do pobrania|do pobrania|wartość towaru',
  payment: 'płatność|sposób płatności|metoda płatności|forma płatności|zapłacono|opłacone',
  date: 'data|dzień|data odbioru|data dostawy|data i godzina|termin',
  time: 'godzina|czas|godzina odbioru|godzina dostawy|czas odbioru',
  'cold-bag': 'torba chłodząca|torba termiczna|chłodzone',
  'age-check': 'sprawdzenie wieku|weryfikacja wieku|kontrola wieku|18+',
  weight: 'waga|waga (kg)|ciężar',
  side: 'rozmiar|najdłuższy bok|długość|wymiary',
  latitude: 'szerokość geograficzna|szerokość',
  longitude: 'długość geograficzna',
  point: 'współrzędne|link do mapy|kod plus',
  reference: 'numer zamówienia|nr zamówienia|referencja|numer faktury|nr referencyjny',
  none: 'lp|lp.|opłata za dostawę|ilość|status|co jest nie tak|błąd|błędy|data zamówienia',
}

export const serbian: Titles = {
  name: 'ime kupca|ime primaoca|kupac|primalac|име купца|име примаоца|купац|прималац',
  'name-part': 'prezime|презиме',
  phone:
    'telefon kupca|telefon primaoca|broj telefona kupca|телефон купца|телефон примаоца|број телефона купца',
  address: 'adresa kupca|adresa primaoca|gde|адреса купца|адреса примаоца|где',
  'address-part':
    'ulica i broj|ulica|grad|mesto|poštanski broj|opština|улица и број|улица|град|место|поштански број|општина',
  unit: 'broj stana|sprat/stan|број стана|спрат/стан',
  notes: 'napomena za kurira|poruka kuriru|напомена за курира|порука куриру',
  description: 'sadržaj|sadržaj paketa|opis|opis robe|садржај|садржај пакета|опис|опис робе',
  amount:
    'vrednost|vrednost porudžbine|iznos za naplatu|vrednost robe|вредност|вредност поруџбине|износ за наплату',
  payment: 'plaćanje|način plaćanja|plaćeno|vrsta plaćanja|плаћање|начин плаћања|плаћено|врста плаћања',
  date: 'datum|dan|datum preuzimanja|datum isporuke|datum i vreme|датум|дан|датум преузимања|датум испоруке|датум и време',
  time: 'vreme|sat|vreme preuzimanja|vreme isporuke|време|сат|време преузимања|време испоруке',
  'cold-bag': 'rashladna torba|хладна торба|hladna torba|расхладна торба',
  'age-check': 'provera godina|provera starosti|провера година|провера старости',
  weight: 'težina|težina (kg)|тежина|тежина (kg)|masa|маса',
  side: 'veličina|najduža strana|dužina|величина|најдужа страна|дужина',
  latitude: 'geografska širina|географска ширина',
  longitude: 'geografska dužina|географска дужина',
  point: 'koordinate|link mape|координате|линк мапе|plus kod|плус код',
  reference:
    'referenca|broj porudžbine|broj narudžbine|broj računa|референца|број поруџбине|број наруџбине|број рачуна',
  none: 'r.br|r. br|redni broj|р.бр|редни број|cena dostave|цена доставе|količina|количина|status|статус|šta nije u redu|шта није у реду|greška|грешка',
}

export const greek: Titles = {
  name: 'όνομα πελάτη|ονοματεπώνυμο πελάτη|όνομα παραλήπτη|πελάτης|παραλήπτης',
  'name-part': 'επώνυμο|μικρό όνομα|επίθετο',
  phone: 'τηλέφωνο πελάτη|τηλέφωνο παραλήπτη|κινητό πελάτη|κινητό τηλέφωνο',
  address: 'διεύθυνση πελάτη|διεύθυνση παραλήπτη|προς',
  'address-part': 'οδός|οδός και αριθμός|αριθμός οδού|τ.κ.|τκ|ταχ. κώδικας|πόλη|περιοχή|δήμος',
  unit: 'όροφος/διαμέρισμα|αριθμός διαμερίσματος',
  notes: 'σημείωση για τον διανομέα|οδηγίες παράδοσης|μήνυμα για τον διανομέα|σχόλια παράδοσης',
  description: 'περιεχόμενο|περιεχόμενο δέματος|περιγραφή|περιγραφή είδους|τι περιέχει το δέμα',
  amount: 'αξία παραγγελίας|αξία|ποσό είσπραξης|προς είσπραξη|ποσό αντικαταβολής',
  payment: 'τρόπος πληρωμής|πληρωμή|πληρωμένο|είδος πληρωμής|μέθοδος πληρωμής',
  date: 'ημερομηνία|ημέρα|ημερομηνία παραλαβής|ημερομηνία παράδοσης|ημερομηνία και ώρα',
  time: 'ώρα|ώρα παραλαβής|ώρα παράδοσης',
  'cold-bag': 'ισοθερμική τσάντα|τσάντα ψύξης|ψύξη',
  'age-check': 'έλεγχος ηλικίας|επιβεβαίωση ηλικίας',
  weight: 'βάρος|βάρος (κιλά)|κιλά|βάρος (kg)',
  side: 'μέγεθος|μεγαλύτερη πλευρά|μήκος|διαστάσεις',
  latitude: 'γεωγραφικό πλάτος|πλάτος',
  longitude: 'γεωγραφικό μήκος',
  point: 'συντεταγμένες|σύνδεσμος χάρτη|κωδικός plus',
  reference: 'αναφορά|αριθμός παραγγελίας|αρ. παραγγελίας|αριθμός τιμολογίου|κωδικός παραγγελίας',
  none: 'α/α|κόστος μεταφορικών|ποσότητα|κατάσταση|τι είναι λάθος|σφάλμα|ημερομηνία παραγγελίας',
}
