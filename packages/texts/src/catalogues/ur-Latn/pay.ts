import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Card se online adaigi',
  'payment.ONLINE_PAYMENT-hint': 'Delivery ki adaigi abhi hoti hai, aur us ke baad rider dhoonda jata hai',
  'pay.go': 'Adaigi ki taraf barhein',
  'pay.title': 'Card se adaigi',
  'pay.beginning': 'Adaigi tayyar ho rahi hai',
  'pay.which': 'Adaigi ka card',
  'pay.new-card': 'Doosra card',
  'pay.card': '{scheme}, aakhri digits {digits}',
  'pay.expired': 'Muddat khatam',
  'pay.remove': 'Hatayein',
  'pay.remove-card': '{card} hatayein',
  'pay.remove-sure': 'Yeh card hatayein?',
  'pay.keep': 'Rehne dein',
  'pay.not-removed': 'Card nahi hat saka. Dobara koshish karein.',
  'pay.frame': 'Card ki tafseel',
  'pay.save': 'Agli baar ke liye card save karein',
  'pay.pay': '{amount} ada karein',
  'pay.safe':
    'Card ki tafseel encrypt ho kar seedhi payment provider ko jati hai. Hum number kabhi nahi dekhte.',
  'pay.waiting': 'Aap ka bank adaigi par kaam kar raha hai. Yeh page khula rakhein.',
  'pay.unclear':
    'Humein abhi maloom nahi ke aap ke bank ne adaigi ki hai ya nahi. Hum aap ko yahan aur email par batayenge.',
  'pay.unclear-text':
    'Humein abhi maloom nahi ke aap ke bank ne adaigi ki hai ya nahi. Hum aap ko yahan aur SMS par batayenge.',
  'pay.bank-waits': 'Ek payment aap ke bank ka intezar kar rahi hai.',
  'pay.challenge': 'Aap ka bank tasalli karna chahta hai ke yeh aap hain',
  'pay.challenge-leave': 'Jawab diye baghair doosra card chunein',
  'pay.not-left': 'Adaigi chhori nahi ja saki. Dobara koshish karein.',
  'pay.last-try': 'Aap ek aur card aazma sakte hain. Us ke baad adaigi dobara shuru karni hogi.',
  'pay.decline.DECLINED': 'Aap ke bank ne yeh card qubool nahi kiya. Doosra aazmayein.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Is card mein paise kafi nahi. Doosra aazmayein.',
  'pay.decline.EXPIRED_CARD': 'Card ki muddat khatam ho gayi. Doosra aazmayein.',
  'pay.decline.WRONG_SECURITY_CODE': 'Security code durust nahi. Check karein.',
  'pay.decline.CARD_BLOCKED': 'Yeh card block hai. Doosra aazmayein.',
  'pay.decline.CHALLENGE_FAILED':
    'Bank tasdeeq nahi kar saka ke yeh aap hain. Dobara, ya doosre card se koshish karein.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Bank ko aap ka jawab nahi mila. Dobara, ya doosre card se koshish karein.',
  'pay.decline.CARD_UNREADABLE': 'Card ki tafseel parhi nahi ja saki. Dobara likhein.',
  'pay.decline.PROVIDER_DOWN':
    'Payment provider se rabta nahi ho saka. Koi paisa nahi kata. Dobara koshish karein.',
  'pay.ended-expired': 'Adaigi ka waqt khatam ho gaya, is liye order nahi bana. Adaigi dobara shuru karein.',
} as const satisfies AreaOf<typeof source>
