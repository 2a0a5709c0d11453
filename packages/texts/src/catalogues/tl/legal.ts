import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Patakaran sa privacy',
  'privacy.lead':
    'Ano ang itinatabi ng {brand} tungkol sa iyo at sa mga customer mo sa {country}, bakit, at gaano katagal.',
  'privacy.what-title': 'Ano ang itinatabi namin',
  'privacy.what-text':
    'Sa negosyo: pangalan, mga address at numero ng telepono, kung sino ang puwedeng mag-log in, at sa aling mga device. Sa delivery: pangalan, numero ng telepono at address ng customer, laman ng parcel, kung saan dumaan ang rider, mga message, rating at patunay na naiabot ito.',
  'privacy.why-title': 'Bakit',
  'privacy.why-text':
    'Para ihatid ang parcel, ipakita sa iyo at sa customer mo kung nasaan ito, kuwentahin ang dapat bayaran, at sumagot kapag may naging problema. Hindi para sa ads, at hindi ibinebenta.',
  'privacy.who-title': 'Sino ang nakakakita',
  'privacy.who-text':
    'Nakikita ng rider ang kailangan sa biyahe, habang biyahe. Nakikita ng customer mo ang order sa link na ishe-share mo. Ang may order number ay makakakita ng status at mga oras nito, pero hindi ng pangalan o address. Walang makikita ang ibang negosyo sa iyo. Dumidiretso sa payment provider ang card number at hindi sa amin.',
  'privacy.long-title': 'Gaano katagal',
  'privacy.long-text':
    'Itinatabi ang mga order at ang pera nito hangga’t hinihingi ng batas ng {country} na itabi ang mga libro ng negosyo. Binubura ang mga photo at ruta ng rider pagkaraan ng {photo_days} araw, ang mga message pagkaraan ng {message_days} araw at ang mga tala ng tawag pagkaraan ng {call_days} araw. Ang tala ng mga tinanggihang login at registration ay binubura pagkaraan ng 30 araw at wala rito ang na-type mo.',
  'privacy.browser-title': 'Sa browser mo',
  'privacy.browser-text':
    'Itinatabi namin ang login mo, mga setting, mga huling hinanap at mga hindi pa tapos na request, para walang mawala sa reload. Hindi ka namin sinusundan sa ibang website. Pag nag-log out ka, nabubura ang lahat ng ito maliban sa wika at mga setting ng display.',
  'privacy.rights-title': 'Ano ang puwede mong hingin',
  'privacy.rights-text':
    'Puwede mong makita ang itinatabi namin tungkol sa iyo, ipatama ito, ipabura kung walang batas na pumipigil, at dalhin ito: puwedeng i-export ang history mo anumang oras. Magtanong sa account manager mo, o sa tanggapan ng data privacy ng {country}.',
  'terms.version': 'Bersyon ng {date}',
  'terms.read': 'Basahin ang mga tuntunin',
  'terms.changed': 'Pakibasa ang aming mga tuntunin',
  'terms.changed-text': 'May bisa ito mula {date}. Pakibasa at sabihing pumapayag ka.',
  'terms.agree': 'Pumapayag ako',
  'terms.agreed': 'Salamat. Naitala ang pagpayag mo.',
  'terms.not-loaded': 'Hindi ma-load ang mga tuntunin. Pakisubukan ulit.',
  'terms.not-saved': 'Hindi na-save ang pagsang-ayon mo. Pakisubukan ulit.',
} as const satisfies AreaOf<typeof source>
