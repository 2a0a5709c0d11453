export const legal = {
  'privacy.title': 'Privacy notice',
  'privacy.lead': 'What {brand} keeps about you and your customers in {country}, why, and for how long.',
  'privacy.what-title': 'What we keep',
  'privacy.what-text':
    'Of a business: its name, addresses, telephone number and who may sign in. Of a delivery: the customer’s name, telephone number and address, what is in the parcel, where the rider was on the way, and the proof that it was handed over.',
  'privacy.why-title': 'Why',
  'privacy.why-text':
    'To bring the parcel, to show you and your customer where it is, to work out what is owed, and to answer when something went wrong. Not for advertising, and it is not sold.',
  'privacy.who-title': 'Who sees it',
  'privacy.who-text':
    'The rider sees what is needed for the ride, while it lasts. Your customer sees the order through the link that you share. Other businesses see nothing of yours. Card numbers go to the payment provider and never to us.',
  'privacy.long-title': 'For how long',
  'privacy.long-text':
    'Orders and their money are kept as long as the law of {country} asks for books to be kept. Photos, messages and telephone connections are deleted after the time that the portal names beside them. What you typed into a form that was refused is deleted within 30 days.',
  'privacy.browser-title': 'In your browser',
  'privacy.browser-text':
    'We store that you are signed in, your language, and what you have half written, so that a reload loses nothing. There is nothing that follows you to other pages. Signing out clears it.',
  'privacy.rights-title': 'What you may ask for',
  'privacy.rights-text':
    'You may see what we keep about you, have it put right, have it deleted where no law holds it, and take it with you: your history can be exported at any time. Ask your account manager, or the data protection office of {country}.',
  'terms.version': 'Version of {date}',
  'terms.read': 'Read the terms',
  'terms.changed': 'Our terms have changed',
  'terms.changed-text': 'They count from {date}. Please read them and say that you agree.',
  'terms.agree': 'I agree',
  'terms.agreed': 'Thank you. Your agreement is kept.',
  'terms.not-loaded': 'The terms could not be loaded. Please try again.',
} as const
