// The colours, sizes and shadows of the portal, by the build: theme-styles.ts.
import 'virtual:theme.css'
import '@mantine/core/styles/baseline.layer.css'
import '../platform/theme/fonts/device-fonts.css'
import '../platform/theme/fonts/scripts.css'
import '../platform/theme/line-heights.css'
import '../app/styles.css'
