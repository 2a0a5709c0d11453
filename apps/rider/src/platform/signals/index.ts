export { playTones, prepareSound, ring, vibrate } from './signals.ts'
