import { channelOf } from '@beckon/domain/account'
import { useSession } from '../../platform/session/index.ts'

/** The text about a payment without a known outcome; it names the channel of the message that will follow. */
export function useUnclearKey(): 'pay.unclear' | 'pay.unclear-text' {
  const { user } = useSession()
  // Guests and users of partners give an email address with the order.
  return user && channelOf(user.email) === 'text' ? 'pay.unclear-text' : 'pay.unclear'
}
