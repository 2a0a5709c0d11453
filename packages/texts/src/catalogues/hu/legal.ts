export const legal = {
  'privacy.title': 'Adatvédelmi tájékoztató',
  'privacy.lead': 'Mit őriz a {brand} Önről és vevőiről ({country}), miért és meddig.',
  'privacy.what-title': 'Mit őrzünk',
  'privacy.what-text':
    'Az üzletről: a nevét, a címeit és a telefonszámát, hogy ki léphet be, és milyen eszközökön. A kiszállításról: a vevő nevét, telefonszámát és címét, a csomag tartalmát, merre járt útközben a futár, az üzeneteket, az értékeléseket és az átadás bizonyítékát.',
  'privacy.why-title': 'Miért',
  'privacy.why-text':
    'Hogy a csomag odaérjen, hogy Ön és a vevője lássa, hol jár, hogy kiszámoljuk, ki mennyivel tartozik, és hogy válaszolhassunk, ha valami nem sikerült. Hirdetésre nem használjuk, és nem adjuk el.',
  'privacy.who-title': 'Ki látja',
  'privacy.who-text':
    'A futár azt látja, ami az úthoz kell, amíg az út tart. A vevő a megosztott linken látja a rendelést. Aki ismeri a rendelés számát, látja az állapotát és az időpontokat, de neveket és címeket nem. Más üzletek semmit sem látnak Önről. A kártyaszám a fizetési szolgáltatóhoz megy, hozzánk soha.',
  'privacy.long-title': 'Meddig',
  'privacy.long-text':
    'A rendelések és a hozzájuk tartozó fizetések adatait addig őrizzük, ameddig a törvény a számviteli bizonylatok megőrzését előírja ({country}). A fotók és a futár útvonala {photo_days} nap, az üzenetek {message_days} nap, a hívások adatai {call_days} nap után törlődnek. Az elutasított belépések és regisztrációk bejegyzéseit 30 nap után töröljük, és nincs bennük, amit beírt.',
  'privacy.browser-title': 'A böngészőjében',
  'privacy.browser-text':
    'Eltároljuk a belépését, a beállításait, a legutóbbi kereséseit és a befejezetlen kéréseit, hogy újratöltéskor semmi se vesszen el. Más oldalakra nem követjük. Kilépéskor mindez törlődik, a nyelv és a megjelenítési beállítások kivételével.',
  'privacy.rights-title': 'Mit kérhet',
  'privacy.rights-text':
    'Megnézheti, mit őrzünk Önről, kérheti a javítását és – ahol törvény nem tiltja – a törlését, és el is viheti: az előzmények bármikor letölthetők. Forduljon a kapcsolattartójához vagy az adatvédelmi hatósághoz ({country}).',
  'terms.version': 'Változat: {date}',
  'terms.read': 'A feltételek elolvasása',
  'terms.changed': 'Kérjük, nézze át a feltételeinket',
  'terms.changed-text': 'Ettől a naptól érvényesek: {date}. Kérjük, olvassa el, és fogadja el őket.',
  'terms.agree': 'Elfogadom',
  'terms.agreed': 'Köszönjük. Elmentettük, hogy elfogadta.',
  'terms.not-loaded': 'A feltételeket nem sikerült betölteni. Kérjük, próbálja újra.',
  'terms.not-saved': 'Az elfogadást nem sikerült menteni. Kérjük, próbálja újra.',
}
