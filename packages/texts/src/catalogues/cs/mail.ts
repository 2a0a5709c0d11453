import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Tuto zprávu dostáváte, protože se tyto kontaktní údaje používají u {sender}.',
  'mail.confirm.subject': 'Potvrďte svůj účet u {sender}',
  'mail.confirm.text':
    'Vítejte u {sender}. Potvrďte prosím, že je tato adresa vaše; pak se můžete přihlásit a objednat prvního kurýra.',
  'mail.confirm.validity':
    'Odkaz platí po dobu {hours} hodin a lze ho použít jednou. Pokud jste tento účet nevytvořili, můžete zprávu ignorovat.',
  'mail.confirm.action': 'Potvrdit účet',
  'mail.reset.subject': 'Váš kód pro nové heslo u {sender}',
  'mail.reset.text': 'Zadejte tento kód na stránce, kde jste požádali o nové heslo.',
  'mail.reset.validity':
    'Kód platí po dobu {minutes} minut. Telefonicky se na něj nikdy nezeptáme. Pokud jste o něj nežádali, můžete zprávu ignorovat. Vaše heslo se nemění.',
  'mail.changed.subject': 'Vaše heslo u {sender} bylo změněno',
  'mail.changed.text': 'Heslo k vašemu účtu bylo změněno {at}. Všechna ostatní zařízení byla odhlášena.',
  'mail.changed.not-you': 'Pokud jste to nebyli vy, hned si zvolte nové heslo přes „Zapomněli jste heslo?“.',
  'mail.invited.subject': 'Pozvánka do {vendor}',
  'mail.invited.text': '{by} vás zve, abyste s {sender} objednávali a sledovali kurýry pro {vendor}.',
  'mail.invited.validity':
    'Pozvánka platí po dobu {days} dnů. Pokud jste ji nečekali, můžete zprávu ignorovat.',
  'mail.invited.action': 'Přijmout pozvánku',
  'mail.rider-invited.subject': 'Jezděte jako kurýr: {sender}',
  'mail.rider-invited.text': 'Otevřete tento odkaz v telefonu a začněte jezdit pro {sender}.',
  'mail.rider-invited.validity': 'Odkaz platí po dobu {hours} hodin a lze ho použít jednou.',
  'mail.rider-invited.action': 'Začít jezdit',
  'mail.rider-code.subject': 'Váš přihlašovací kód: {sender}',
  'mail.rider-code.text': 'Zadejte tento kód a přihlaste se jako kurýr.',
  'mail.rider-code.validity':
    'Kód platí po dobu {minutes} minut. Telefonicky se na něj nikdy nezeptáme. Pokud jste o něj nežádali, můžete zprávu ignorovat.',
  'mail.payment.subject': 'Vaše platba: {sender}',
  'mail.payment.paid': 'Vaše banka zaplatila objednávku {order}. Objednávka je přijatá.',
  'mail.payment.unpaid':
    'Vaše banka objednávku {order} nezaplatila. Nic vám nebylo strženo. Kurýr přijede, jen když zaplatíte znovu.',
  'mail.payment.paid-back':
    'Vaše banka zaplatila objednávku {order}, až když už skončila. Peníze se vrátí na vaši kartu.',
  'mail.removed.subject': 'Už nejednáte za {vendor}',
  'mail.removed.text': 'Majitel {vendor} ukončil váš přístup.',
  'mail.rider-document.subject': 'Vaše dokumenty: {sender}',
  'mail.rider-document.approved': '{document}: zkontrolováno a platí.',
  'mail.rider-document.refused': '{document}: neschváleno. Důvod: {reason}',
  'mail.rider-document.expiring_one':
    '{document}: platnost končí za {count} den. Pošlete prosím nový dokument.',
  'mail.rider-document.expiring_few':
    '{document}: platnost končí za {count} dny. Pošlete prosím nový dokument.',
  'mail.rider-document.expiring_many':
    '{document}: platnost končí za {count} dne. Pošlete prosím nový dokument.',
  'mail.rider-document.expiring_other':
    '{document}: platnost končí za {count} dní. Pošlete prosím nový dokument.',
  'mail.rider-document.expired':
    '{document}: platnost vypršela. Dokud nezkontrolujeme nový dokument, nabídky nechodí.',
  'mail.rider-document.action': 'Otevřít dokumenty',
  'mail.tracking.subject': 'Vaše zásilka od: {shop}',
  'mail.tracking.text': 'Zde sledujete svou zásilku od: {shop}.',
  'mail.tracking.action': 'Sledovat zásilku',
} as const satisfies AreaOf<typeof source>
