import { notFound } from '@tanstack/react-router'

/** Nothing embeds the portal yet, so nobody is meant by this address. */
export function Screen(): never {
  throw notFound()
}
