import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Mga message sa rider',
  'talk.empty': 'Wala pay nakasulat. Ang imong isulat moabot dayon sa phone sa rider.',
  'talk.label': 'Imong message sa rider',
  'talk.send': 'Ipadala',
  'talk.mine': 'Ikaw',
  'talk.rider': 'Rider',
  'talk.seen': 'Nabasa na',
  'talk.sent': 'Napadala na',
  'talk.unseen': 'Mga bag-ong message: {count}',
  'talk.closed':
    'Pwede mo mag-message sa usag usa samtang naay rider ang order, ug hangtod usa ka oras pagkahuman.',
  'talk.not-sent': 'Wala mapadala. Naa ra diri ang imong text: palihug sulayi og usab.',
  'talk.not-loaded': 'Wala makuha ang mga message.',
  'talk.phrases': 'Dali nga tubag',
  'talk.phrase.ready': 'Andam na ang parcel.',
  'talk.phrase.wait': 'Lima pa ka minuto, palihug.',
  'talk.phrase.entrance': 'Palihug anhi sa entrance sa likod.',
  'talk.phrase.call': 'Palihug tawagi ang customer inig abot nimo.',
  'talk.problem.SHOP_CLOSED': 'Sirado ang pickup point',
  'talk.problem.NOT_READY': 'Dili pa andam ang parcel',
  'talk.problem.DAMAGED': 'Nadaot ang parcel',
  'talk.problem.DOES_NOT_FIT': 'Dili maigo ang parcel',
  'talk.problem.ACCIDENT': 'Naaksidente ang rider',
  'talk.problem.BREAKDOWN': 'Naguba ang sakyanan sa rider',
  'talk.problem.OTHER': 'Naay problema ang rider',
} as const satisfies AreaOf<typeof source>
