// Before all else in a worker of unit tests: it loads TypeScript.
import { register } from 'tsx/esm/api'

register()
