export const money = {
  'error.payment.get-if-enabled':
    'Nem sikerült megállapítani, hogy lehet-e online fizetni. Kérjük, próbálja újra.',
  'error.payment.init': 'Hiba történt a fizetés közben. Kérjük, próbálja újra.',
  'error.payment.intent-creation': 'Nem sikerült elindítani a fizetést. Kérjük, próbálja újra.',
  'error.payment.off': 'Az online fizetés most nem elérhető. Kérjük, válasszon másik fizetési módot.',
  'error.payment.wallet': 'A fizetési munkamenet lejárt. Kérjük, próbálja újra.',
  'error.payment.not-found': 'Ez a fizetés nem található.',
  'error.payment.over': 'Ez a fizetés már lezárult. Kérjük, kezdje újra.',
  'error.payment.under-way': 'Ez a fizetés még folyamatban van. Kérjük, várjon egy kicsit.',
  'error.card-not-found': 'Ez a kártya nem található.',
  'error.card-expired': 'Ez a kártya lejárt. Kérjük, válasszon másikat.',
  'error.edit-paid':
    'Ezt a rendelést online kifizették. Ha drágább helyre szeretné küldeni, kérjük, mondja le, és adja fel újra.',
  'error.settlement-nothing': 'Nincs elszámolandó készpénz.',
}
