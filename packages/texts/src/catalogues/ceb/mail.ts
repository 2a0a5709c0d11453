import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Nadawat nimo ni kay gigamit sa {sender} kini nga contact details.',
  'mail.confirm.subject': 'I-confirm ang imong {sender} account',
  'mail.confirm.text':
    'Welcome sa {sender}. Palihug i-confirm nga imo kining address, dayon pwede na ka mo-log in ug mo-request sa imong unang rider.',
  'mail.confirm.validity':
    'Magamit ang link sulod sa {hours} ka oras, ug kausa ra. Kung dili ikaw ang naghimo ani nga account, ayaw na lang tagda kini nga message.',
  'mail.confirm.action': 'I-confirm ang account',
  'mail.reset.subject': 'Imong code para sa bag-ong {sender} password',
  'mail.reset.text': 'I-type kining code sa page diin ka nangayo og bag-ong password.',
  'mail.reset.validity':
    'Magamit ni sulod sa {minutes} ka minuto. Dili gyud namo ni pangayoon sa tawag. Kung wala nimo ni gipangayo, ayaw na lang tagda kini nga message. Dili mausab ang imong password.',
  'mail.changed.subject': 'Nailisan ang imong {sender} password',
  'mail.changed.text':
    'Nailisan ang password sa imong account niadtong {at}. Na-log out ang tanang ubang device.',
  'mail.changed.not-you': 'Kung dili ikaw, pagpili dayon og bag-ong password sa “Nakalimot sa password?”.',
  'mail.invited.subject': 'Giimbitar ka sa {vendor}',
  'mail.invited.text':
    'Giimbitar ka ni {by} nga mag-request ug mosubay og mga rider para sa {vendor} gamit ang {sender}.',
  'mail.invited.validity':
    'Magamit ang imbitasyon sulod sa {days} ka adlaw. Kung wala nimo ni gidahom, ayaw na lang tagda kini nga message.',
  'mail.invited.action': 'Dawata ang imbitasyon',
  'mail.rider-invited.subject': 'Mahimong rider sa {sender}',
  'mail.rider-invited.text': 'Ablihi kini nga link sa imong phone para magsugod isip rider sa {sender}.',
  'mail.rider-invited.validity': 'Magamit ang link sulod sa {hours} ka oras, ug kausa ra.',
  'mail.rider-invited.action': 'Sugod na',
  'mail.rider-code.subject': 'Imong login code sa {sender}',
  'mail.rider-code.text': 'I-type kining code para mag-log in isip rider.',
  'mail.rider-code.validity':
    'Magamit ang code sulod sa {minutes} ka minuto. Dili gyud namo ni pangayoon sa tawag. Kung wala nimo ni gipangayo, ayaw na lang tagda kini nga message.',
  'mail.payment.subject': 'Ang imong bayad sa {sender}',
  'mail.payment.paid': 'Gibayran sa imong bangko ang order {order}. Nadawat na ang order.',
  'mail.payment.unpaid':
    'Wala gibayri sa imong bangko ang order {order}. Walay nakuha nga kwarta. Moabot lang ang rider kung mobayad ka og usab.',
  'mail.payment.paid-back':
    'Gibayran sa imong bangko ang order {order} human na kini matapos. Ibalik ang kwarta sa imong card.',
  'mail.removed.subject': 'Wala na kay access sa {vendor}',
  'mail.removed.text': 'Gitapos sa usa ka owner sa {vendor} ang imong access.',
  'mail.rider-document.subject': 'Imong mga dokumento para sa {sender}',
  'mail.rider-document.approved': '{document}: na-check na ug valid.',
  'mail.rider-document.refused': '{document}: wala dawata. Hinungdan: {reason}',
  'mail.rider-document.expiring_one':
    '{document}: ma-expire sulod sa {count} ka adlaw. Palihug pagpadala og bag-o.',
  'mail.rider-document.expiring_other':
    '{document}: ma-expire sulod sa {count} ka adlaw. Palihug pagpadala og bag-o.',
  'mail.rider-document.expired': '{document}: expired na. Walay moabot nga offer hangtod ma-check ang bag-o.',
  'mail.rider-document.action': 'Ablihi ang mga dokumento',
  'mail.tracking.subject': 'Imong parcel gikan sa {shop}',
  'mail.tracking.text': 'I-track dinhi ang imong parcel gikan sa {shop}.',
  'mail.tracking.action': 'I-track ang parcel',
} as const satisfies AreaOf<typeof source>
