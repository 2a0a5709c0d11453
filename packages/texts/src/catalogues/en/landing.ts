export const landing = {
  'landing.price-title': 'What it costs',
  'landing.price-lead': 'Pay as you go: no contract, no minimum. These are today’s rates for {country}.',
  'landing.price-distance': 'Distance by road',
  'landing.price-cash': 'The rider collects cash at the door',
  'landing.price-fee': 'Delivery fee',
  'landing.price-base': 'Base fee',
  'landing.price-way': '{distance} at {perKm} per km',
  'landing.price-way-included': '{distance}; the base fee includes the first {included}',
  'landing.price-cash-part': 'Cash collection',
  'landing.price-note': 'The exact fee depends on your route. You see it before you confirm.',
  'landing.faq-title': 'Frequently asked questions',
  'landing.share':
    'Request a rider, see the fee before you confirm, and follow the parcel to the door. From {base} plus distance.',
} as const
