export const operator = {
  'error.vendor-exists': 'Ezzel a kóddal már van partner.',
  'error.flag-unknown': 'Nincs ilyen kapcsoló.',
  'error.parameter-invalid': 'Ez az érték nem érvényes ehhez a beállításhoz.',
  'error.account-not-found': 'Nincs ilyen fiók.',
  'error.platform-vendor': 'Az egyik partner nem létezik ebben az országban.',
  'error.service-hours-format': 'A formátum dddd:dddd legyen (0–24 órához 0000:2359)',
  'error.service-hours-range': 'A nyitvatartás 0 és 2359 közé essen',
  'flags.unavailable':
    'Néhány beállítást nem sikerült betölteni, ezért a portál egyes részei most hiányozhatnak.',
  'error.text-unknown': 'Ezen a nyelven nincs ilyen szöveg.',
  'error.text-invalid': 'Ez a szöveg itt nem használható.',
  'text.fault.empty': 'Nem lehet üres, és nem kezdődhet vagy végződhet szóközzel.',
  'text.fault.placeholders': 'Ugyanazok a nevek álljanak kapcsos zárójelben, mint az angol szövegben.',
  'text.fault.marks': 'Nem lehet benne jelölőkód és vezérlőkarakter.',
  'text.fault.long': 'Túl hosszú a helyéhez képest.',
} as const
