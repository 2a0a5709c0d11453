export { EntryLink } from './EntryLink.tsx'
export { RiderLink } from './RiderLink.tsx'
