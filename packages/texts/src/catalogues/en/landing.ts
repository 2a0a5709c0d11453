export const landing = {
  'landing.price-title': 'What it costs',
  'landing.price-lead':
    'Pay as you go: no contract, no minimum. This is the tariff for {country} as it is today.',
  'landing.price-distance': 'Distance by road',
  'landing.price-cash': 'The rider collects cash at the door',
  'landing.price-fee': 'Delivery fee',
  'landing.price-base': 'Base fee',
  'landing.price-way': '{distance} at {perKm} per km',
  'landing.price-way-included': '{distance}; the first {included} are in the base fee',
  'landing.price-cash-part': 'Collecting cash',
  'landing.price-note': 'The fee of an order is quoted for its own way and stays as quoted until you submit.',
  'landing.faq-title': 'Questions',
  'landing.share':
    'Ask for a rider, see the fee before you confirm, and follow the parcel to the door. From {base} per delivery.',
} as const
