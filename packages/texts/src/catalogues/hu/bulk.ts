export const bulk = {
  'bulk.file-invalid': 'A fájl formátuma érvénytelen',
  'bulk.file-too-large': 'A fájl nem lehet nagyobb 5 MB-nál',
  'bulk.busy': 'Ezen a feltöltésen még dolgozunk. Próbálja újra egy kicsit később.',
  'bulk.over': 'Ez a feltöltés lezárult, a sorai már nem módosíthatók.',
  'bulk.nothing-to-place': 'Ebben a feltöltésben nincs elküldhető sor.',
  'bulk.columns-missing': 'Adja meg, melyik oszlopban van a név, a telefonszám és a cím.',
} as const
