// The colours, sizes and shadows of the portal, by the build: theme-styles.ts.
import 'virtual:theme.css'
import '@mantine/core/styles/baseline.layer.css'
import '@beckon/ui/device-fonts.css'
import '@beckon/ui/scripts.css'
import '@beckon/ui/line-heights.css'
import '../platform/theme/component-text.css'
import '../app/styles.css'
