export const legal = {
  'privacy.title': 'Adatvédelmi tájékoztató',
  'privacy.lead': 'Mit őriz a {brand} Önről és vevőiről ({country}), miért és meddig.',
  'privacy.what-title': 'Mit őrzünk',
  'privacy.what-text':
    'Az üzletről: a nevét, a címeit, a telefonszámát és hogy ki léphet be. A kiszállításról: a vevő nevét, telefonszámát és címét, a csomag tartalmát, merre járt útközben a futár, és az átadás bizonyítékát.',
  'privacy.why-title': 'Miért',
  'privacy.why-text':
    'Hogy a csomag odaérjen, hogy Ön és a vevője lássa, hol jár, hogy kiszámoljuk, ki mennyivel tartozik, és hogy válaszolhassunk, ha valami nem sikerült. Hirdetésre nem használjuk, és nem adjuk el.',
  'privacy.who-title': 'Ki látja',
  'privacy.who-text':
    'A futár azt látja, ami az úthoz kell, amíg az út tart. A vevő a megosztott linken látja a rendelést. Más üzletek semmit sem látnak Önről. A kártyaszám a fizetési szolgáltatóhoz megy, hozzánk soha.',
  'privacy.long-title': 'Meddig',
  'privacy.long-text':
    'A rendelések és a hozzájuk tartozó fizetések adatait addig őrizzük, ameddig a törvény a számviteli bizonylatok megőrzését előírja ({country}). A fotók, az üzenetek és a hívások adatai a mellettük feltüntetett idő után törlődnek. Az elutasított űrlapba írtakat 30 napon belül töröljük.',
  'privacy.browser-title': 'A böngészőjében',
  'privacy.browser-text':
    'Eltároljuk, hogy be van lépve, a nyelvét, és amit félig megírt, hogy újratöltéskor semmi se vesszen el. Semmi sem követi Önt más oldalakra. Kilépéskor mindez törlődik.',
  'privacy.rights-title': 'Mit kérhet',
  'privacy.rights-text':
    'Megnézheti, mit őrzünk Önről, kérheti a javítását és – ahol törvény nem tiltja – a törlését, és el is viheti: az előzmények bármikor letölthetők. Forduljon a kapcsolattartójához vagy az adatvédelmi hatósághoz ({country}).',
  'terms.version': 'Változat: {date}',
  'terms.read': 'A feltételek elolvasása',
  'terms.changed': 'Megváltoztak a feltételeink',
  'terms.changed-text': 'Ettől a naptól érvényesek: {date}. Kérjük, olvassa el, és fogadja el őket.',
  'terms.agree': 'Elfogadom',
  'terms.agreed': 'Köszönjük. Elmentettük, hogy elfogadta.',
  'terms.not-loaded': 'A feltételeket nem sikerült betölteni. Kérjük, próbálja újra.',
}
