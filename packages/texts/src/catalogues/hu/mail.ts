export const mail = {
  'mail.footer': 'Azért kapta ezt az üzenetet, mert ezeket az elérhetőségeket itt használják: {sender}.',
  'mail.confirm.subject': 'Erősítse meg a fiókját: {sender}',
  'mail.confirm.text':
    'Üdvözöljük! Itt regisztrált: {sender}. Erősítse meg, hogy Öné ez a cím; utána bejelentkezhet, és kérheti az első futárt.',
  'mail.confirm.validity':
    'A link {hours} óráig érvényes, és egyszer használható. Ha nem Ön hozta létre ezt a fiókot, nincs teendője.',
  'mail.confirm.action': 'Fiók megerősítése',
  'mail.reset.subject': 'Kód az új jelszóhoz: {sender}',
  'mail.reset.text': 'Írja be ezt a kódot azon az oldalon, ahol új jelszót kért.',
  'mail.reset.validity':
    '{minutes} percig érvényes. Telefonon soha nem kérjük el. Ha nem Ön kérte, nincs teendője. A jelszava nem változik.',
  'mail.changed.subject': 'Megváltozott a jelszava: {sender}',
  'mail.changed.text': 'A fiókja jelszava megváltozott ekkor: {at}. Minden más eszközön kijelentkeztettük.',
  'mail.changed.not-you':
    'Ha nem Ön volt, azonnal válasszon új jelszót az „Elfelejtette a jelszavát?” pontban.',
  'mail.invited.subject': 'Meghívó: {vendor}',
  'mail.invited.text': '{by} meghívta Önt, hogy futárokat kérjen és kövessen itt: {vendor} ({sender}).',
  'mail.invited.validity': 'A meghívó {days} napig érvényes. Ha nem várta, nincs teendője.',
  'mail.invited.action': 'Meghívó elfogadása',
  'mail.rider-invited.subject': 'Legyen futár: {sender}',
  'mail.rider-invited.text':
    'Nyissa meg ezt a linket a telefonján, és kezdje el a futármunkát itt: {sender}.',
  'mail.rider-invited.validity': 'A link {hours} óráig érvényes, és egyszer használható.',
  'mail.rider-invited.action': 'Kezdés',
  'mail.rider-code.subject': 'Bejelentkezési kódja: {sender}',
  'mail.rider-code.text': 'Ezzel a kóddal jelentkezhet be futárként.',
  'mail.rider-code.validity':
    'A kód {minutes} percig érvényes. Telefonon soha nem kérjük el. Ha nem Ön kérte, nincs teendője.',
  'mail.payment.subject': 'Fizetése: {sender}',
  'mail.payment.paid': 'A bankja kifizette a(z) {order} rendelést. A rendelést feladtuk.',
  'mail.payment.unpaid':
    'A bankja nem fizette ki a(z) {order} rendelést. Nem vontunk le semmit. Futár csak akkor megy, ha újra fizet.',
  'mail.payment.paid-back':
    'A bankja akkor fizette ki a(z) {order} rendelést, amikor az már véget ért. Az összeget visszautaljuk a kártyájára.',
  'mail.removed.subject': 'Megszűnt a hozzáférése: {vendor}',
  'mail.removed.text': 'Egy tulajdonos megszüntette a hozzáférését: {vendor}.',
  'mail.rider-document.subject': 'Az okmányai: {sender}',
  'mail.rider-document.approved': '{document}: ellenőriztük, érvényes.',
  'mail.rider-document.refused': '{document}: nem fogadtuk el. Indok: {reason}',
  'mail.rider-document.expiring_one': '{document}: {count} nap múlva lejár. Kérjük, küldjön újat.',
  'mail.rider-document.expiring_other': '{document}: {count} nap múlva lejár. Kérjük, küldjön újat.',
  'mail.rider-document.expired':
    '{document}: lejárt. Addig nem kap ajánlatot, amíg egy újat nem ellenőriztünk.',
  'mail.rider-document.action': 'Okmányok megnyitása',
  'mail.tracking.subject': 'Csomagja érkezik: {shop}',
  'mail.tracking.text': 'Kövesse itt a csomagját ({shop}).',
  'mail.tracking.action': 'Csomag követése',
} as const
