import type { AreaOf } from '../../area.ts'
import type { frame as source } from '../en/frame.ts'

export const frame = {
  'maintenance.planned-title': 'Naka-maintenance ang {brand}',
  'maintenance.planned-text': 'Plano ni, ug dili magdugay.',
  'maintenance.unplanned-title': 'Dili magamit ang {brand} karon',
  'maintenance.unplanned-text': 'Naay wala mogana og tarong. Gitrabaho na namo.',
  'maintenance.kept':
    'Na-save ang imong wala pa mahuman nga request. Padayon ang mga order nga naa sa dalan, ug ibalik ra ka ani nga page.',
  'bulk.title': 'Bulk order',
  'bulk.lead': 'Pagpadala og daghang parcel dungan gikan sa usa ka spreadsheet.',
  'bulk.disabled-title': 'Naka-off dinhi ang bulk order',
  'bulk.disabled-text':
    'Ipa-on ni sa imong account manager. Hangtod ana, pwede ka mag-request og rider tagsa-tagsa.',
  'bulk.how': 'Giunsa ni',
  'bulk.step-1': 'Pun-a ang spreadsheet: usa ka row kada parcel.',
  'bulk.step-2': 'I-upload ni. I-check ang kada row, ug wala pay i-order.',
  'bulk.step-3': 'Tan-awa ang resulta ug fee sa kada row, apil ang unsay sayop.',
  'bulk.step-4': 'I-confirm. Diha pa lang mangayo og mga rider.',
  'bulk.step-5': 'Sunda tanan sa order tracking.',
  'bulk.rules': 'Ang file',
  'bulk.rule-format': 'Excel workbook (XLSX)',
  'bulk.rule-size': 'Dili molapas sa {size}',
  'bulk.rule-vendor': 'Sa {name} kuhaon ang tanang parcel',
  'bulk.jobs': 'Imong mga upload',
  'bulk.no-jobs': 'Wala pay upload',
  'bulk.no-jobs-text': 'Makita diri ang gi-upload sa {name}, apil ang resulta.',
  'bulk.job-unknown': 'Wala namo makit-i kana nga upload',
  'prohibited.title': 'Mga dili dad-on sa rider',
  'prohibited.lead':
    'Pwede balibaran sa mga rider sa {brand} sa {country} ang parcel nga naay bisan usa ani.',
  'prohibited.value': 'Bisan unsa nga molapas sa {amount} ang bili',
  'prohibited.weight': 'Bisan unsa nga mas bug-at sa {weight}',
  'prohibited.letters': 'Mga sulat ug uban pang sinulat nga mensahe nga mas gaan sa {weight}',
  'prohibited.limits': 'Mga limitasyon',
  'prohibited.items': 'Mga butang',
  'prohibited.money': 'Kwarta, sinsilyo, bank card, shares ug uban pang papel nga naay bili',
  'prohibited.jewels': 'Alahas, relo, mahalon nga metal ug bato',
  'prohibited.papers': 'Passport, ID ug uban pang papel nga dili na mailisan',
  'prohibited.drugs': 'Ilegal nga droga, ug tambal nga kinahanglan og reseta',
  'prohibited.weapons': 'Armas, bala, ug mga butang nga morag ingon ana',
  'prohibited.danger': 'Mga butang nga masunog, mobuto, makahilo o radioactive, ug gas nga naay pressure',
  'prohibited.living': 'Tawo, buhi nga hayop, ug patayng lawas sa tawo o hayop nga dili pagkaon',
  'prohibited.age':
    'Ilimnong makahubog ug sigarilyo, kung gikinahanglan sa balaod ang lisensya para i-deliver',
  'prohibited.stolen': 'Kinawat o peke nga butang',
  'prohibited.spoils': 'Mga mabuak o motulo kay kulang ang pag-pack',
  'prohibited.law': 'Bisan unsa pa nga bawal dad-on sa balaod sa {country}',
  'terms.title': 'Mga termino ug kondisyon',
  'terms.lead': 'Tali nimo ug sa {brand}, para sa mga delivery sa {country}.',
  'terms.service-title': 'Unsay among buhaton',
  'terms.service-text':
    'Mangita ang {brand} og rider nga mokuha sa parcel sa imong pickup point ug mo-deliver sa address nga imong ihatag. Banabana ra ang oras sa pag-abot.',
  'terms.orders-title': 'Imong mga order',
  'terms.orders-text':
    'Ihatag nimo ang kompletong address ug numero sa telepono diin makontak ang customer. Balido ang order inig submit nimo; ma-cancel nimo ni hangtod naay rider nga modawat.',
  'terms.fees-title': 'Mga fee',
  'terms.fees-text':
    'Ipakita ang delivery fee sa {currency} sa dili pa ka mo-submit. Kung mausab ni sa wala pa ka mo-submit, pangutan-on ka namo og usab. Ang dugang nga bayad, sama sa laing sulay sa delivery o pagbalik, ipakita kung pangutan-on ka namo kung unsay buhaton.',
  'terms.parcels-title': 'Mga parcel',
  'terms.parcels-text':
    'I-pack ang mga parcel aron dili maguba sa biyahe. Naay mga butang nga dili dad-on: tan-awa ang listahan sa dili dad-on sa rider. Pwede balibaran sa rider ang ingon ana nga parcel.',
  'terms.delivery-title': 'Delivery',
  'terms.delivery-text':
    'Kung dili matunol ang parcel, pangutan-on ka namo kung unsay buhaton. Kung dili ka motubag sa husto nga oras, ibalik ni sa rider sa pickup point. Bayran gihapon ang delivery fee ug idugang ang gipakita nga bayad sa pagbalik, gawas kung kami ang hinungdan nga wala ni madala.',
  'terms.liability-title': 'Kung naay problema',
  'terms.liability-text':
    'Sultihi mi sulod sa pito ka adlaw gikan sa delivery. Manubag mi sa mga parcel sumala sa balaod sa {country}.',
  'terms.data-title': 'Personal nga datos',
  'terms.data-text':
    'Gamiton namo ang mga ngalan, numero sa telepono ug address para i-deliver ang imong mga parcel, para sa imong history ug address book, ug para tubagon ang imong mga pangutana. Ihatag ra ang datos nga pwede nimo ihatag.',
  'terms.account-title': 'Imong account',
  'terms.account-text':
    'Ikaw ra dapat ang mahibalo sa imong password. Kung kinsay mo-log in gamit ani, sa imong ngalan ang iyang order hangtod sultihan mi nimo.',
  'terms.changes-title': 'Mga kausaban',
  'terms.changes-text': 'Kung mausab kining mga termino, sultihan ka sa dili pa mobalido ang bag-o.',
  'terms.prohibited-link': 'Mga dili dad-on sa rider',
} as const satisfies AreaOf<typeof source>
