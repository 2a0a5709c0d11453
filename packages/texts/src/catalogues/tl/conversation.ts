import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Mga message sa rider',
  'talk.empty': 'Wala pang nakasulat. Ang isusulat mo ay darating agad sa phone ng rider.',
  'talk.label': 'Message mo sa rider',
  'talk.send': 'Ipadala',
  'talk.mine': 'Ikaw',
  'talk.rider': 'Rider',
  'talk.seen': 'Nabasa na',
  'talk.sent': 'Naipadala na',
  'talk.unseen': 'Mga bagong message: {count}',
  'talk.closed':
    'Puwede kayong mag-message sa isa’t isa habang may rider ang order, at hanggang isang oras pagkatapos.',
  'talk.not-sent': 'Hindi naipadala. Nandito pa ang text mo: pakisubukan ulit.',
  'talk.not-loaded': 'Hindi makuha ang mga message.',
  'talk.phrases': 'Mabilisang sagot',
  'talk.phrase.ready': 'Handa na po ang parcel.',
  'talk.phrase.wait': 'Limang minuto pa po.',
  'talk.phrase.entrance': 'Sa likod po ang pasukan.',
  'talk.phrase.call': 'Pakitawagan po ang customer pagdating ninyo.',
  'talk.problem.SHOP_CLOSED': 'Sarado ang pickup point',
  'talk.problem.NOT_READY': 'Hindi pa ready ang parcel',
  'talk.problem.DAMAGED': 'Nasira ang parcel',
  'talk.problem.DOES_NOT_FIT': 'Hindi kasya ang parcel',
  'talk.problem.ACCIDENT': 'Naaksidente ang rider',
  'talk.problem.BREAKDOWN': 'Nasiraan ng sasakyan ang rider',
  'talk.problem.OTHER': 'May problema ang rider',
} as const satisfies AreaOf<typeof source>
