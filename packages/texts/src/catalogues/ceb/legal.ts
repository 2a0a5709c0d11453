import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Palisiya sa privacy',
  'privacy.lead':
    'Unsay gitipigan sa {brand} bahin nimo ug sa imong mga customer sa {country}, ngano, ug unsa kadugay.',
  'privacy.what-title': 'Unsay among gitipigan',
  'privacy.what-text':
    'Sa negosyo: ngalan, mga address ug numero sa telepono, kinsay pwede mo-log in, ug sa unsa nga mga device. Sa delivery: ngalan, numero sa telepono ug address sa customer, unsay sulod sa parcel, asa miagi ang rider, mga message, rating ug pamatuod nga natunol ni.',
  'privacy.why-title': 'Ngano',
  'privacy.why-text':
    'Para ihatod ang parcel, ipakita sa imo ug sa imong customer kung asa ni, kwentahon ang bayronon, ug motubag kung naay problema. Dili para sa ads, ug dili ibaligya.',
  'privacy.who-title': 'Kinsay makakita',
  'privacy.who-text':
    'Makita sa rider ang kinahanglan sa biyahe, samtang nagbiyahe. Makita sa imong customer ang order sa link nga imong i-share. Ang naay order number makakita sa status ug mga oras ani, pero walay ngalan o address. Walay makita ang ubang negosyo sa imo. Diretso sa payment provider ang card number ug dili sa amo.',
  'privacy.long-title': 'Unsa kadugay',
  'privacy.long-text':
    'Tipigan ang mga order ug ang kwarta ani kutob sa gipangayo sa balaod sa {country} nga tipigan ang mga libro sa negosyo. Papason ang mga photo ug ruta sa rider human sa {photo_days} ka adlaw, ang mga message human sa {message_days} ka adlaw ug ang mga rekord sa tawag human sa {call_days} ka adlaw. Ang rekord sa mga gibalibaran nga login ug registration papason human sa 30 ka adlaw ug wala diha ang imong na-type.',
  'privacy.browser-title': 'Sa imong browser',
  'privacy.browser-text':
    'Gitipigan namo ang imong login, mga setting, mga bag-ong gipangita ug mga wala pa mahuman nga request, aron walay mawala sa reload. Dili ka namo sundon sa ubang website. Inig log out nimo, mapapas ni tanan gawas sa pinulongan ug mga setting sa display.',
  'privacy.rights-title': 'Unsay pwede nimo pangayoon',
  'privacy.rights-text':
    'Pwede nimo tan-awon ang among gitipigan bahin nimo, ipatarong ni, ipapapas kung walay balaod nga mopugong, ug dad-on ni: ma-export ang imong history bisan kanus-a. Pangutana sa imong account manager, o sa buhatan sa data privacy sa {country}.',
  'terms.version': 'Bersyon sa {date}',
  'terms.read': 'Basaha ang mga termino',
  'terms.changed': 'Palihug basaha ang among mga termino',
  'terms.changed-text': 'Balido ni sugod {date}. Palihug basaha ug isulti nga mouyon ka.',
  'terms.agree': 'Mouyon ko',
  'terms.agreed': 'Salamat. Natala ang imong pag-uyon.',
  'terms.not-loaded': 'Wala ma-load ang mga termino. Palihug sulayi og usab.',
  'terms.not-saved': 'Wala ma-save ang imong pag-uyon. Palihug sulayi pag-usab.',
} as const satisfies AreaOf<typeof source>
