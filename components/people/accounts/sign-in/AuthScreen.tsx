import { PhoneLink } from '@/components/ui/data/PhoneLink'
import { Text } from '@/components/ui/layout/Text'
import { AuthForms } from './AuthForms'
import css from './AuthScreen.module.css'
import { AuthHero } from './AuthHero'

type Props = { sales: { phone: string; email: string }; callbackUrl?: string }

/** Sign-in and registration beside what Jobwork is for. */
export const AuthScreen = ({ sales, callbackUrl }: Props) => (
  <div className={css.screen}>
    <AuthHero sales={sales} />
    <main className={css.main}>
      <div className={css.forms}>
        <h1 className={css.title}>Get parts made. Keep machines busy.</h1>
        <AuthForms callbackUrl={callbackUrl} sales={sales} />
        <Text as="p" tone="secondary" className={css.contact}>
          Questions? <PhoneLink phone={sales.phone} /> or <a href={`mailto:${sales.email}`}>{sales.email}</a>
        </Text>
        <Text as="p" size="small" tone="secondary" className={css.api}>
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- It is no page of Next. */}
          <a href="/docs">API documentation</a>
        </Text>
      </div>
    </main>
  </div>
)
