export { Invited, type InvitedProps } from './Invited.tsx'
