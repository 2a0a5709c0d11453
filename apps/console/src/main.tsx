import '@beckon/ui/trusted-types'
import './app/base-styles.ts'
import { createRoot } from 'react-dom/client'
import { start } from './app/start.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has a place for the console')
await start(createRoot(place))
