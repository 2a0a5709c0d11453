/** How messages reach the owner of a sign-in name: an email address by mail, a mobile number by text message. */
export const channelOf = (name: string): 'mail' | 'text' => (name.includes('@') ? 'mail' : 'text')
