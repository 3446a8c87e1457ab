import { zodResolver } from '@hookform/resolvers/zod'
import { config } from 'zod/v4/core'

// zod would try whether it may compile by eval, which the content security policy reports.
config({ jitless: true })

export { zodResolver }
