import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Rider ke saath messages',
  'talk.empty': 'Abhi kuch nahi likha. Jo likhenge woh foran rider ke phone par pohanchega.',
  'talk.label': 'Rider ke liye aap ka message',
  'talk.send': 'Bhejein',
  'talk.mine': 'Aap',
  'talk.rider': 'Rider',
  'talk.seen': 'Dekh liya',
  'talk.sent': 'Bhej diya',
  'talk.unseen': 'Naye messages: {count}',
  'talk.closed':
    'Jab tak order kisi rider ke paas hai, aur us ke baad ek ghante tak, aap ek dusre ko likh sakte hain.',
  'talk.not-sent': 'Nahi gaya. Aap ka text yahin hai: dobara koshish karein.',
  'talk.not-loaded': 'Messages load nahi ho sake.',
  'talk.phrases': 'Tayyar jumlay',
  'talk.phrase.ready': 'Parcel tayyar hai.',
  'talk.phrase.wait': 'Bas paanch minute aur.',
  'talk.phrase.entrance': 'Pichle darwaze par aa jayein.',
  'talk.phrase.call': 'Pohanch kar customer ko call kar lein.',
  'talk.problem.SHOP_CLOSED': 'Pickup point band hai',
  'talk.problem.NOT_READY': 'Parcel tayyar nahi',
  'talk.problem.DAMAGED': 'Parcel ko nuqsan pohancha hai',
  'talk.problem.DOES_NOT_FIT': 'Parcel sawari par nahi aata',
  'talk.problem.ACCIDENT': 'Rider ka accident ho gaya',
  'talk.problem.BREAKDOWN': 'Rider ki sawari kharab ho gayi',
  'talk.problem.OTHER': 'Rider ko koi masla hai',
} as const satisfies AreaOf<typeof source>
