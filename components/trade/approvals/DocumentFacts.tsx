import { DocumentFile } from '@/components/trade/company-documents/CompanyDocumentList'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { KeyValues } from '@/components/ui/record/KeyValues'
import type { CompanyDocument } from '@/lib/contract/trade/company-documents'
import { Rejected } from './Rejected'
import { SupplierLink } from './SupplierLink'

/** A document of a supplier: what it says of it, and the file to compare with. */
export function DocumentFacts({ document }: { document: CompanyDocument }) {
  const { supplierId, supplierName, label, number, body, validFrom, validTo, rejectionReason } = document
  return (
    <>
      <Rejected reason={rejectionReason} />
      <KeyValues
        lines
        empty="Not given"
        items={[
          {
            label: 'Supplier',
            value: <SupplierLink id={supplierId} name={supplierName ?? 'Open supplier'} />,
            wide: true,
          },
          { label: 'Kind', value: label },
          { label: 'Number', value: number },
          { label: 'Issued by', value: body, wide: true },
          { label: 'Valid from', value: validFrom && <FormattedDate value={validFrom} /> },
          { label: 'Valid Until', value: validTo && <FormattedDate value={validTo} /> },
          { label: 'Document', value: <DocumentFile document={document} />, wide: true },
        ]}
      />
    </>
  )
}
