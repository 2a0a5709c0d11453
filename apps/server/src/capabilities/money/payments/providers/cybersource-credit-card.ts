import { type CardVariant, type GatewayConnection, sandboxGateway } from './sandbox-gateway.ts'

const variant: CardVariant = {
  provider: 'cybersource_creditcard',
  /** One token with all secret data, and the displayable data of the card beside it. */
  cardData(card) {
    if (card.name !== 'cybersource_creditcard') return undefined
    const { name, transient_token, bin, scheme, last_digits, name_on_card } = card
    return { name, transient_token, bin, scheme, last_digits, name_on_card }
  },
}

/** Cards in the countries in which CyberSource is turned on. */
export const cybersourceCreditCard = (connection: GatewayConnection) => sandboxGateway(connection, variant)
