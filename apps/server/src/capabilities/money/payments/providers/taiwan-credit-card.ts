import { type CardVariant, type GatewayConnection, sandboxGateway } from './sandbox-gateway.ts'

const variant: CardVariant = {
  provider: 'taiwan_creditcard',
  /** The card was sent to the gateway before: its token is valid for one payment within 15 minutes. */
  cardData(card) {
    if (card.name !== 'taiwan_creditcard') return undefined
    const { name, prime, bin, scheme, last_digits, name_on_card } = card
    return { name, prime, bin, scheme, last_digits, name_on_card }
  },
}

/** Cards in Taiwan. */
export const taiwanCreditCard = (connection: GatewayConnection) => sandboxGateway(connection, variant)
