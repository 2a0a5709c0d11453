import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Natanggap mo ito dahil ginagamit sa {sender} ang contact details na ito.',
  'mail.confirm.subject': 'I-confirm ang {sender} account mo',
  'mail.confirm.text':
    'Welcome sa {sender}. Paki-confirm na sa iyo ang address na ito, saka ka makakapag-log in at makakapag-request ng unang rider.',
  'mail.confirm.validity':
    'Magagamit ang link nang {hours} oras at isang beses lang. Kung hindi ikaw ang gumawa ng account na ito, huwag nang pansinin ang message.',
  'mail.confirm.action': 'I-confirm ang account',
  'mail.reset.subject': 'Code mo para sa bagong {sender} password',
  'mail.reset.text': 'I-type ang code na ito sa page kung saan ka humingi ng bagong password.',
  'mail.reset.validity':
    'Magagamit ito nang {minutes} minuto. Hinding-hindi namin ito hihingin sa tawag. Kung hindi mo ito hiningi, huwag nang pansinin ang message. Hindi nagbabago ang password mo.',
  'mail.changed.subject': 'Napalitan ang {sender} password mo',
  'mail.changed.text':
    'Napalitan ang password ng account mo noong {at}. Na-log out ang lahat ng ibang device.',
  'mail.changed.not-you': 'Kung hindi ikaw, pumili agad ng bagong password sa “Nakalimutan ang password?”.',
  'mail.invited.subject': 'Imbitado ka sa {vendor}',
  'mail.invited.text':
    'Iniimbitahan ka ni {by} na mag-request ng mga rider at sumubaybay sa kanila para sa {vendor} gamit ang {sender}.',
  'mail.invited.validity':
    'Magagamit ang imbitasyon nang {days} araw. Kung hindi mo ito inaasahan, huwag nang pansinin ang message.',
  'mail.invited.action': 'Tanggapin ang imbitasyon',
  'mail.rider-invited.subject': 'Maging rider ng {sender}',
  'mail.rider-invited.text': 'Buksan ang link na ito sa phone mo para magsimula bilang rider ng {sender}.',
  'mail.rider-invited.validity': 'Magagamit ang link nang {hours} oras at isang beses lang.',
  'mail.rider-invited.action': 'Magsimula na',
  'mail.rider-code.subject': 'Login code mo sa {sender}',
  'mail.rider-code.text': 'I-type ang code na ito para mag-log in bilang rider.',
  'mail.rider-code.validity':
    'Magagamit ang code nang {minutes} minuto. Hinding-hindi namin ito hihingin sa tawag. Kung hindi mo ito hiningi, huwag nang pansinin ang message.',
  'mail.payment.subject': 'Ang bayad mo sa {sender}',
  'mail.payment.paid': 'Binayaran ng bangko mo ang order {order}. Natanggap na ang order.',
  'mail.payment.unpaid':
    'Hindi binayaran ng bangko mo ang order {order}. Walang nakaltas. Darating lang ang rider kung magbabayad ka ulit.',
  'mail.payment.paid-back':
    'Binayaran ng bangko mo ang order {order} noong tapos na ito. Ibabalik ang pera sa card mo.',
  'mail.removed.subject': 'Wala ka nang access sa {vendor}',
  'mail.removed.text': 'Tinapos ng isang owner ng {vendor} ang access mo.',
  'mail.rider-document.subject': 'Mga dokumento mo para sa {sender}',
  'mail.rider-document.approved': '{document}: na-check na at valid.',
  'mail.rider-document.refused': '{document}: hindi tinanggap. Dahilan: {reason}',
  'mail.rider-document.expiring_one':
    '{document}: mag-e-expire sa loob ng {count} araw. Pakipadala ang bago.',
  'mail.rider-document.expiring_other':
    '{document}: mag-e-expire sa loob ng {count} araw. Pakipadala ang bago.',
  'mail.rider-document.expired':
    '{document}: expired na. Walang darating na offer hangga’t hindi nache-check ang bago.',
  'mail.rider-document.action': 'Buksan ang mga dokumento',
  'mail.tracking.subject': 'Ang parcel mo mula sa {shop}',
  'mail.tracking.text': 'I-track dito ang parcel mo mula sa {shop}.',
  'mail.tracking.action': 'I-track ang parcel',
} as const satisfies AreaOf<typeof source>
