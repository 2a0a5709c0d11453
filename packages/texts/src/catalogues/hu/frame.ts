export const frame = {
  'maintenance.planned-title': 'Karbantartás: {brand}',
  'maintenance.planned-text': 'Ez előre tervezett munka, nem tart sokáig.',
  'maintenance.unplanned-title': 'Most nem elérhető: {brand}',
  'maintenance.unplanned-text': 'Valami nem úgy működik, ahogy kellene. Már dolgozunk rajta.',
  'maintenance.kept':
    'A befejezetlen kérése el van mentve. Az úton lévő rendelések folytatódnak, és ez az oldal magától visszaviszi Önt.',

  'bulk.title': 'Tömeges rendelés',
  'bulk.lead': 'Küldjön sok csomagot egyszerre egy táblázatból.',
  'bulk.disabled-title': 'A tömeges rendelés itt nincs bekapcsolva',
  'bulk.disabled-text': 'A bekapcsolását kérje a kapcsolattartójától. Addig egyenként kérhet futárt.',
  'bulk.how': 'Így zajlik',
  'bulk.step-1': 'Töltse ki a táblázatot: csomagonként egy sort.',
  'bulk.step-2': 'Töltse fel. Minden sort ellenőrzünk, de még semmit nem rendelünk meg.',
  'bulk.step-3': 'Nézze meg soronként az eredményt és a díjat; a hiba ott áll mellette.',
  'bulk.step-4': 'Erősítse meg. Csak ekkor kérünk futárt.',
  'bulk.step-5': 'Kövesse mindet a rendelések követésénél.',
  'bulk.rules': 'A fájl',
  'bulk.rule-format': 'Excel-munkafüzet (XLSX)',
  'bulk.rule-size': 'Legfeljebb {size}',
  'bulk.rule-vendor': 'Minden csomagot itt vesz fel a futár: {name}',
  'bulk.jobs': 'Feltöltései',
  'bulk.no-jobs': 'Még nincs feltöltés',
  'bulk.no-jobs-text': 'Itt jelennek meg a feltöltések és az eredményük: {name}.',
  'bulk.job-unknown': 'Nem találjuk ezt a feltöltést',

  'prohibited.title': 'Amit a futárok nem szállítanak',
  'prohibited.lead':
    'A futárok elutasíthatják azt a csomagot, amelyben ezek bármelyike van ({brand}, {country}).',
  'prohibited.value': 'Ami többet ér, mint {amount}',
  'prohibited.weight': 'Ami nehezebb, mint {weight}',
  'prohibited.letters': 'Levelek és más írásos üzenetek, ha könnyebbek, mint {weight}',
  'prohibited.limits': 'Határok',
  'prohibited.items': 'Tárgyak',
  'prohibited.money': 'Készpénz, érmék, bankkártyák, részvények és más értékpapírok',
  'prohibited.jewels': 'Ékszerek, órák, nemesfémek és drágakövek',
  'prohibited.papers': 'Útlevél, személyi igazolvány és más pótolhatatlan irat',
  'prohibited.drugs': 'Kábítószerek és vényköteles gyógyszerek',
  'prohibited.weapons': 'Fegyverek, lőszerek és az ezekre hasonlító tárgyak',
  'prohibited.danger': 'Gyúlékony, robbanó, mérgező vagy sugárzó anyagok, túlnyomásos gázok',
  'prohibited.living':
    'Emberek, élő állatok, valamint emberi és állati maradványok, az élelmiszer kivételével',
  'prohibited.age': 'Alkohol és dohány, ahol a törvény engedélyhez köti a kiszállítását',
  'prohibited.stolen': 'Lopott vagy hamisított áru',
  'prohibited.spoils': 'Ami a rossz csomagolás miatt eltörik vagy kifolyik',
  'prohibited.law': 'Bármi más, aminek a szállítását a törvény tiltja ({country})',

  'terms.title': 'Felhasználási feltételek',
  'terms.lead': 'Ön és szolgáltatónk ({brand}) között, a kiszállításokra ebben az országban: {country}.',
  'terms.service-title': 'Mit nyújtunk',
  'terms.service-text':
    'Szolgáltatásunk ({brand}) futárt keres, aki a felvételi helyen átveszi a csomagot, és az Ön által megadott címre kézbesíti. Az érkezési idők becslések.',
  'terms.orders-title': 'Rendelései',
  'terms.orders-text':
    'Ön teljes címet és olyan telefonszámot ad meg, amelyen a vevő elérhető. A rendelés az elküldésével érvényes; addig törölheti, amíg egy futár el nem vállalta.',
  'terms.fees-title': 'Díjak',
  'terms.fees-text':
    'A kiszállítási díjat elküldés előtt mutatjuk ({currency}). Ha előtte megváltozik, újra megkérdezzük. A további díjakat, például egy újabb kézbesítési kísérletét vagy a visszaszállításét, akkor mutatjuk, amikor megkérdezzük, mi legyen.',
  'terms.parcels-title': 'Csomagok',
  'terms.parcels-text':
    'Csomagoljon úgy, hogy a csomag kibírja az utat. Van, amit nem szállítunk: ezek listája „Amit a futárok nem szállítanak” címmel olvasható. Az ilyen csomagot a futár elutasíthatja.',
  'terms.delivery-title': 'Kézbesítés',
  'terms.delivery-text':
    'Ha a csomagot nem lehet átadni, megkérdezzük, mi legyen. Ha nem válaszol időben, a futár visszaviszi a felvételi helyre. A kiszállítási díjat ekkor is ki kell fizetni, és hozzáadódik a visszaszállítás megmutatott díja, kivéve, ha a kézbesítés miattunk hiúsult meg.',
  'terms.liability-title': 'Ha valami nem sikerül',
  'terms.liability-text':
    'Jelezze a kézbesítéstől számított hét napon belül. A csomagokért az ország törvényei szerint felelünk ({country}).',
  'terms.data-title': 'Személyes adatok',
  'terms.data-text':
    'A neveket, telefonszámokat és címeket a csomagok kézbesítéséhez, az előzmények és a címjegyzék vezetéséhez és a kérdései megválaszolásához használjuk. Csak olyan adatot adjon meg, amelyet megadhat.',
  'terms.account-title': 'A fiókja',
  'terms.account-text':
    'A jelszavát tartsa titokban. Aki azzal lép be, az Ön nevében rendel, amíg ezt nem jelzi nekünk.',
  'terms.changes-title': 'Változások',
  'terms.changes-text': 'Ha a feltételek megváltoznak, az új szöveg hatálybalépése előtt értesítjük.',
  'terms.prohibited-link': 'Amit a futárok nem szállítanak',
}
