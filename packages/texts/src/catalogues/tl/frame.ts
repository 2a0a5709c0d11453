import type { AreaOf } from '../../area.ts'
import type { frame as source } from '../en/frame.ts'

export const frame = {
  'maintenance.planned-title': 'Naka-maintenance ang {brand}',
  'maintenance.planned-text': 'Planado ito, at hindi magtatagal.',
  'maintenance.unplanned-title': 'Hindi available ang {brand} ngayon',
  'maintenance.unplanned-text': 'May hindi gumagana nang tama. Inaayos na namin.',
  'maintenance.kept':
    'Naka-save ang hindi mo pa tapos na request. Tuloy ang mga order na nasa daan, at kusa kang ibabalik ng page na ito.',
  'bulk.title': 'Bulk order',
  'bulk.lead': 'Magpadala ng maraming parcel nang sabay mula sa isang spreadsheet.',
  'bulk.disabled-title': 'Hindi naka-on dito ang bulk order',
  'bulk.disabled-text':
    'Ipa-on ito sa account manager mo. Hanggang doon, puwede kang mag-request ng rider nang isa-isa.',
  'bulk.how': 'Paano ito gumagana',
  'bulk.step-1': 'Punan ang spreadsheet: isang row bawat parcel.',
  'bulk.step-2': 'I-upload ito. Iche-check ang bawat row, at wala pang io-order.',
  'bulk.step-3': 'Tingnan ang resulta at fee ng bawat row, kasama kung ano ang mali.',
  'bulk.step-4': 'I-confirm. Saka pa lang magre-request ng mga rider.',
  'bulk.step-5': 'Sundan ang lahat sa order tracking.',
  'bulk.rules': 'Ang file',
  'bulk.rule-format': 'Excel workbook (XLSX)',
  'bulk.rule-size': 'Hindi lalampas sa {size}',
  'bulk.rule-vendor': 'Lahat ng parcel ay kukunin sa {name}',
  'bulk.jobs': 'Mga upload mo',
  'bulk.no-jobs': 'Wala pang upload',
  'bulk.no-jobs-text': 'Makikita rito ang mga ina-upload ng {name}, kasama ang resulta.',
  'bulk.job-unknown': 'Hindi namin nakita ang upload na iyon',
  'prohibited.title': 'Mga hindi dinadala ng rider',
  'prohibited.lead':
    'Puwedeng tanggihan ng mga rider ng {brand} sa {country} ang parcel na may alinman dito.',
  'prohibited.value': 'Anumang higit sa {amount} ang halaga',
  'prohibited.weight': 'Anumang mas mabigat sa {weight}',
  'prohibited.letters': 'Mga sulat at iba pang nakasulat na mensahe na mas magaan sa {weight}',
  'prohibited.limits': 'Mga limitasyon',
  'prohibited.items': 'Mga bagay',
  'prohibited.money': 'Pera, barya, bank card, shares at iba pang papel na may halaga',
  'prohibited.jewels': 'Alahas, relo, mamahaling metal at bato',
  'prohibited.papers': 'Passport, ID at iba pang papel na hindi na mapapalitan',
  'prohibited.drugs': 'Ilegal na droga, at gamot na kailangan ng reseta',
  'prohibited.weapons': 'Armas, bala, at mga kamukha nito',
  'prohibited.danger': 'Mga nasusunog, sumasabog, nakalalason o radioactive, at gas na may pressure',
  'prohibited.living': 'Tao, buhay na hayop, at labi ng tao o hayop na hindi pagkain',
  'prohibited.age': 'Alak at sigarilyo, kung hinihingi ng batas ang lisensya para i-deliver ito',
  'prohibited.stolen': 'Nakaw o pekeng gamit',
  'prohibited.spoils': 'Mga nababasag o tumatagas dahil kulang ang pagkaka-pack',
  'prohibited.law': 'Anumang iba pang bawal dalhin ayon sa batas ng {country}',
  'terms.title': 'Mga tuntunin at kondisyon',
  'terms.lead': 'Sa pagitan mo at ng {brand}, para sa mga delivery sa {country}.',
  'terms.service-title': 'Ano ang ginagawa namin',
  'terms.service-text':
    'Naghahanap ang {brand} ng rider na kukuha ng parcel sa pickup point mo at magde-deliver nito sa address na ibibigay mo. Tantiya lang ang oras ng dating.',
  'terms.orders-title': 'Mga order mo',
  'terms.orders-text':
    'Ibibigay mo ang kumpletong address at numero ng telepono kung saan makokontak ang customer. May bisa ang order pagka-submit mo; puwede mo itong i-cancel hangga’t wala pang tumatanggap na rider.',
  'terms.fees-title': 'Mga fee',
  'terms.fees-text':
    'Ipinapakita ang delivery fee sa {currency} bago ka mag-submit. Kung magbago ito bago iyon, tatanungin ka ulit namin. Ang dagdag na singil, gaya ng panibagong delivery o pagbabalik, ay ipinapakita kapag tinanong ka namin kung ano ang gagawin.',
  'terms.parcels-title': 'Mga parcel',
  'terms.parcels-text':
    'I-pack ang mga parcel para hindi masira sa biyahe. May mga bagay na hindi dinadala: tingnan ang listahan ng hindi dinadala ng rider. Puwedeng tanggihan ng rider ang ganoong parcel.',
  'terms.delivery-title': 'Delivery',
  'terms.delivery-text':
    'Kapag hindi maiabot ang parcel, tatanungin ka namin kung ano ang gagawin. Kung hindi ka sumagot sa oras, ibabalik ito ng rider sa pickup point. Babayaran pa rin ang delivery fee at idadagdag ang ipinakitang singil sa pagbabalik, maliban kung kami ang dahilan na hindi ito naihatid.',
  'terms.liability-title': 'Kapag may naging problema',
  'terms.liability-text':
    'Sabihin sa amin sa loob ng pitong araw mula sa delivery. Pananagutan namin ang mga parcel ayon sa batas ng {country}.',
  'terms.data-title': 'Personal na datos',
  'terms.data-text':
    'Ginagamit namin ang mga pangalan, numero ng telepono at address para i-deliver ang mga parcel mo, para sa history at address book mo, at para sagutin ang mga tanong mo. Ibigay lang ang datos na puwede mong ibigay.',
  'terms.account-title': 'Account mo',
  'terms.account-text':
    'Ikaw lang dapat ang may alam ng password mo. Ang sinumang mag-log in gamit ito ay umo-order sa pangalan mo hanggang sabihin mo sa amin.',
  'terms.changes-title': 'Mga pagbabago',
  'terms.changes-text': 'Kapag nagbago ang mga tuntuning ito, sasabihan ka bago magkabisa ang mga bago.',
  'terms.prohibited-link': 'Mga hindi dinadala ng rider',
} as const satisfies AreaOf<typeof source>
