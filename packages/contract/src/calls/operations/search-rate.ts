/** More than a person types; a page has personal data of up to 200 people. */
export const SEARCHES_PER_MINUTE = 120
