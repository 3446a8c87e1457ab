import { framesOf } from '../support/frame'

framesOf('admin')
