export const mail = {
  'mail.footer':
    'Azért kaptad ezt az üzenetet, mert valaki ezt a címet adta meg itt: {sender}. Ha nem te voltál, nincs teendőd.',
  'mail.confirm.subject': 'Erősítsd meg a fiókodat: {sender}',
  'mail.confirm.text':
    'Üdvözlünk! Itt jelentkeztél: {sender}. Erősítsd meg, hogy tiéd ez a cím, utána beléphetsz, és kérheted az első futárt.',
  'mail.confirm.validity': 'A hivatkozás {hours} óráig érvényes, és egyszer használható.',
  'mail.confirm.action': 'Fiók megerősítése',
  'mail.reset.subject': 'Kód az új jelszóhoz: {sender}',
  'mail.reset.text': 'Írd be ezt a kódot azon az oldalon, ahol új jelszót kértél.',
  'mail.reset.validity': '{minutes} percig érvényes. Telefonon soha nem kérjük el.',
  'mail.changed.subject': 'Megváltozott a jelszavad: {sender}',
  'mail.changed.text': 'A fiókod jelszava megváltozott ekkor: {at}. A többi eszközt kiléptettük.',
  'mail.changed.not-you':
    'Ha nem te voltál, válassz azonnal új jelszót az „Elfelejtetted a jelszavad?” pontban.',
  'mail.invited.subject': 'Meghívó: {vendor}',
  'mail.invited.text': '{by} meghívott, hogy futárokat kérj és kövess itt: {vendor} ({sender}).',
  'mail.invited.validity': 'A meghívó {days} napig érvényes.',
  'mail.invited.action': 'Meghívó elfogadása',
  'mail.removed.subject': 'Már nem jársz el nevében: {vendor}',
  'mail.removed.text': 'A hozzáférésedet megszüntette egy tulajdonos: {vendor}.',
} as const
