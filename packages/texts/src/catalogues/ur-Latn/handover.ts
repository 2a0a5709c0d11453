import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Customer se PIN poocha jaye',
  'handover.ask-hint':
    'Hum 4 digits nikalte hain, aap customer ko dein, aur rider parcel sirf usi ko deta hai jo yeh bataye.',
  'handover.ask-yes': 'Haan, darwaze par',
  'handover.pin': 'Customer ke liye PIN',
  'handover.pin-hint':
    'Customer ko dein, ya link share karein: us mein bhi hai. Rider ko maloom nahi, woh darwaze par poochta hai.',
  'handover.pin-missing': 'Yeh parcel PIN ke saath diya jata hai. Customer se poochein.',
  'handover.pin-wrong': 'PIN ghalat hai. Baqi koshishein: {tries_left}.',
  'handover.pin-locked': 'PIN kai baar ghalat tha. Dukaan se poocha ja raha hai ke kya karein.',
  'decision.cause.WRONG_PIN': 'Darwaze par PIN kai baar ghalat tha',
} as const satisfies AreaOf<typeof source>
