import { greekInLatin, romanised } from './latin.ts'
import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['el', 'en']

/** Greek names with their Latin spelling. */
export const greekNames = (rows: string) => romanised('el', rows, { en: greekInLatin })

/** A table of Greek names and English ones. */
export const greekTable = (rows: string) => table(languages, rows)

const t = greekTable

/** Vocabulary shared by Greek-speaking cities; streets are named after something in the genitive. */
export const greek = {
  language: 'el',
  script: 'Greek',
  streets: {
    motorway: t('Περιφερειακή Οδός|Orbital Motorway'),
    ring: greekNames('Λεωφόρος {word}'),
    avenue: greekNames('Λεωφόρος {word}, Μεγάλη {word}'),
    shore: greekNames('Ακτή {word}, Παραλία {word}'),
    collector: greekNames('{word}, Νέα {word}, Λεωφορική {word}'),
    street: greekNames('{word}, Άνω {word}, Κάτω {word}, Παλαιά {word}, Μικρή {word}'),
    lane: greekNames('Πάροδος {word}, Στοά {word}, Ανάβαση {word}, Στενό {word}'),
    path: greekNames('Μονοπάτι {word}'),
  },
  words: greekNames(
    `Ελιάς, Γιασεμιού, Λεμονιάς, Πορτοκαλιάς, Αμυγδαλιάς, Συκιάς, Ροδιάς, Πεύκων, Κυπαρισσιού, Πλατάνων, Δάφνης,
    Μυρτιάς, Λεύκας, Ιτιάς, Βελανιδιάς, Τριανταφυλλιάς, Βασιλικού, Θυμαριού, Ρίγανης, Λεβάντας, Μαργαρίτας,
    Παπαρούνας, Κρίνων, Μενεξέδων, Γαρυφαλλιάς, Αμπελιού, Σταφυλιών, Μελισσών, Χελιδονιών, Αηδονιών, Γλάρων,
    Περιστεριών, Αετού, Κορυδαλλού, Κύκνων, Δελφινιών, Ιππόκαμπου, Κοχυλιών, Κοραλλιού, Μαργαριταριού, Λιμανιού,
    Φάρου, Άγκυρας, Ναυτών, Ψαράδων, Καραβιού, Θαλάσσης, Κύματος, Αμμουδιάς, Πηγής, Πηγαδιού, Γέφυρας, Μύλου,
    Κάστρου, Πύργου, Πύλης, Αγοράς, Φούρνων, Σιδεράδων, Υφαντών, Κεραμέων, Χρυσοχόων, Τυπογράφων, Ποιητών,
    Λύρας, Ανατολής, Δύσεως, Αυγής, Φεγγαριού, Αστεριών, Ήλιου, Ανοίξεως, Βροχής, Ειρήνης, Ελπίδας, Χαράς, Φιλίας,
    Ομόνοιας`,
  ),
  parks: greekNames('Πάρκο {word}, Άλσος {word}, Κήπος {word}'),
  squares: greekNames('Πλατεία {word}'),
  grounds: {
    school: t(`
      Δημοτικό Σχολείο {word}|{word} Primary School
      Γυμνάσιο {word}|{word} High School`),
    campus: t('Πανεπιστήμιο {word}|{word} University'),
    hospital: t('Νοσοκομείο {word}|{word} Hospital'),
    cemetery: t('Κοιμητήριο {word}|{word} Cemetery'),
    sports: t('Γήπεδο {word}|{word} Stadium'),
    market: t('Εμπορικό Κέντρο {word}|{word} Mall'),
  },
  stations: {
    main: { el: 'Κεντρικός Σταθμός', en: 'Central Station' },
    other: { el: 'Σταθμός {place}', en: '{place} Station' },
    metro: { el: 'Μετρό {place}', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 10 | Καφετέρια {word} | {word} Café
    amenity=restaurant | 8 | Ταβέρνα {word} | {word} Taverna
    amenity=restaurant | 4 | Εστιατόριο {word} | {word} Restaurant
    amenity=fast_food | 6 | Σουβλάκια {word} | {word} Souvlaki
    amenity=bar | 3 | Μεζεδοπωλείο {word} | {word} Meze Bar
    shop=supermarket | 4 | Υπεραγορά {word} | {word} Supermarket
    shop=convenience | 6 | Μίνι Μάρκετ {word} | {word} Mini Market
    shop=kiosk | 4 | Περίπτερο {word} | {word} Kiosk
    shop=bakery | 6 | Φούρνος {word} | {word} Bakery
    shop=pastry | 4 | Ζαχαροπλαστείο {word} | {word} Patisserie
    shop=clothes | 5 | Ενδύματα {word} | {word} Clothes
    shop=florist | 3 | Ανθοπωλείο {word} | {word} Flowers
    shop=greengrocer | 3 | Μανάβικο {word} | {word} Greengrocer
    shop=books | 3 | Βιβλιοπωλείο {word} | {word} Books
    shop=hairdresser | 4 | Κομμωτήριο {word} | {word} Hair Salon
    amenity=pharmacy | 5 | Φαρμακείο {word} | {word} Pharmacy
    amenity=clinic | 2 | Ιατρείο {word} | {word} Clinic
    amenity=kindergarten | 2 | Παιδικός Σταθμός {word} | {word} Nursery
    amenity=bank | 2 | Τράπεζα {word} | {word} Bank
    amenity=post_office | 1 | Ταχυδρομείο {place} | {place} Post Office
    tourism=hotel | 3 | Ξενοδοχείο {word} | {word} Hotel
    amenity=place_of_worship religion=christian | 2 | Ναός {word} | {word} Church
    office=company | 3 | Γραφεία {word} | {word} Offices`,
  ),
  buildingNames: greekNames('Μέγαρο {word}'),
  letters: 'ΑΒΓΔΕΖ',
} satisfies Partial<Vocabulary>

/** By the sea and inland alike. */
export const greekWater = {
  lakes: t('Λίμνη {word}|{word} Lake'),
  island: { el: 'Νησί {word}', en: '{word} Island' },
}
