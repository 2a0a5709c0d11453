export { PlaceForm } from './PlaceForm.tsx'
