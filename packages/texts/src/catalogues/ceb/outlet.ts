import type { AreaOf } from '../../area.ts'
import type { outlet as source } from '../en/outlet.ts'

export const outlet = {
  'outlet.error.closed': 'Dili mausab diri ang mga pickup point karon.',
  'outlet.error.invalid': 'Palihug i-check ang mga detalye ani nga pickup point.',
  'outlet.error.locked': 'Laing system ang nagdumala ani nga pickup point mao nga dili ni mausab diri.',
  'outlet.fault.parent-missing': 'Palihug pilia ang main branch',
  'outlet.fault.id-missing': 'Palihug ibutang ang pickup point ID',
  'outlet.fault.label-missing': 'Palihug ibutang ang label',
  'outlet.fault.phone-missing': 'Palihug ibutang ang phone number',
  'outlet.fault.address-missing': 'Palihug pilia ang pickup address',
  'outlet.fault.email-invalid': 'Palihug ibutang ang husto nga e-mail address',
  'outlet.error.opening': 'Pipila pa ka minuto usa ni magamit sa pag-request og rider.',
  'outlet.fault.fixed': 'Dili na ni mausab.',
  'outlet.add-title': 'Dugangi og pickup point',
  'outlet.created':
    'Na-save na ang pickup point. Pipila pa ka minuto usa ni magamit sa pag-request og rider.',
  'outlet.parent': 'Main branch',
  'outlet.parent-placeholder': 'Pilia ang main branch',
  'outlet.parent-only': 'Mahisakop ni sa {name}.',
  'outlet.parent-fixed': 'Magpabilin ang pickup point sa iyang main branch.',
  'outlet.id': 'Pickup point ID',
  'outlet.id-hint': 'Imong kaugalingong code ani, sama sa EAST-1.',
  'outlet.id-fixed': 'Dili mausab ang ID: diri natala ang mga naunang order.',
  'outlet.label': 'Label',
  'outlet.label-hint': 'Ang ngalan nga makita nimo ug sa mga rider.',
  'outlet.phone': 'Phone number',
  'outlet.phone-hint':
    'Mao ni ang tawagan sa mga rider sa pultahan. {prefix} ang ibutang sa unahan; kung laing nasod, sugdi og +.',
  'outlet.address': 'Pickup address',
  'outlet.pin': 'Pin sa pickup point',
  'outlet.pin-hint':
    'I-drag ang pin sa pultahan, o pilia ni ug gamita ang arrow keys, uban ang Shift para sa mas dako nga lakang.',
  'outlet.pin-unnamed':
    'Wala mi nahibaloan nga address didto. Nabalhin ang pin; mao gihapon ang address sa una.',
  'outlet.pin-renamed': 'Ang address karon kay {address}.',
  'outlet.pin-keep': 'Ipabilin ang {address}',
  'outlet.notes-nearly-full': 'Hapit na mosobra ka taas kini nga instruksiyon.',
  'outlet.owners': 'Mga owner',
  'outlet.owners-hint':
    'Imbitaron sila sa e-mail ug maka-request og rider diri. Pwede na ang mga owner sa main branch.',
  'outlet.owner': 'E-mail address sa owner {number}',
  'outlet.owner-placeholder': 'name@example.com',
  'outlet.owner-add': 'Dugangi og usa pa ka owner',
  'outlet.owner-remove': 'Tangtanga ang owner {number}',
  'outlet.discard-title': 'Ilabay ang imong na-type?',
  'outlet.discard-text': 'Wala pa ma-save ang imong gisulat para ani nga pickup point.',
  'outlet.discard': 'Ilabay',
  'outlet.keep': 'Padayon og edit',
  'outlet.pending': 'Magamit human sa pipila ka minuto',
  'outlet.pending-title': 'Hapit na magamit ang {name}',
  'outlet.pending-until': 'Gipaabot sa {time}; mopadayon ra kining page.',
} as const satisfies AreaOf<typeof source>
