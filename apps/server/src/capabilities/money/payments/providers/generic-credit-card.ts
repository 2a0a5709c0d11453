import { type CardVariant, type GatewayConnection, sandboxGateway } from './sandbox-gateway.ts'

const variant: CardVariant = {
  provider: 'generic_creditcard',
  /** Number, expiry and security code, each encrypted separately. */
  cardData(card) {
    if (card.name !== 'generic_creditcard') return undefined
    const {
      name,
      encrypted_card_number,
      encrypted_expiry_month,
      encrypted_expiry_year,
      encrypted_security_code,
      name_on_card,
    } = card
    return {
      name,
      encrypted_card_number,
      encrypted_expiry_month,
      encrypted_expiry_year,
      encrypted_security_code,
      name_on_card,
    }
  },
}

/** Card payments in countries without another provider. */
export const genericCreditCard = (connection: GatewayConnection) => sandboxGateway(connection, variant)
