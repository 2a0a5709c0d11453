import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Betala online med kort',
  'payment.ONLINE_PAYMENT-hint': 'Leveransen betalas nu, och ett bud söks när den är betald',
  'pay.go': 'Gå vidare till betalning',
  'pay.title': 'Betala med kort',
  'pay.beginning': 'Betalningen förbereds',
  'pay.which': 'Kort att betala med',
  'pay.new-card': 'Ett annat kort',
  'pay.card': '{scheme} som slutar på {digits}',
  'pay.expired': 'Utgånget',
  'pay.remove': 'Ta bort',
  'pay.remove-card': 'Ta bort {card}',
  'pay.remove-sure': 'Ta bort kortet?',
  'pay.keep': 'Behåll',
  'pay.not-removed': 'Kortet kunde inte tas bort. Försök igen.',
  'pay.frame': 'Kortuppgifter',
  'pay.save': 'Spara kortet till nästa gång',
  'pay.pay': 'Betala {amount}',
  'pay.safe': 'Dina kortuppgifter går krypterade direkt till betaltjänsten. Vi ser aldrig numret.',
  'pay.waiting': 'Din bank arbetar med det. Håll sidan öppen.',
  'pay.challenge': 'Din bank vill försäkra sig om att det är du',
  'pay.challenge-leave': 'Svara inte, och välj ett annat kort',
  'pay.not-left': 'Betalningen kunde inte avbrytas. Försök igen.',
  'pay.last-try': 'Du kan prova ett kort till. Därefter måste betalningen börjas om.',
  'pay.decline.DECLINED': 'Din bank godkände inte kortet. Prova ett annat.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Det finns inte tillräckligt med pengar på kortet. Prova ett annat.',
  'pay.decline.EXPIRED_CARD': 'Kortet har gått ut. Prova ett annat.',
  'pay.decline.WRONG_SECURITY_CODE': 'Säkerhetskoden är fel. Kontrollera den.',
  'pay.decline.CARD_BLOCKED': 'Kortet är spärrat. Prova ett annat.',
  'pay.decline.CHALLENGE_FAILED':
    'Din bank kunde inte bekräfta att det är du. Försök igen, eller med ett annat kort.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Din bank fick inget svar från dig. Försök igen, eller med ett annat kort.',
  'pay.decline.CARD_UNREADABLE': 'Kortuppgifterna kunde inte läsas. Skriv dem igen.',
  'pay.decline.PROVIDER_DOWN': 'Betaltjänsten kunde inte nås. Inget har dragits. Försök igen.',
} as const satisfies AreaOf<typeof source>
