import ArrowRight from 'lucide-react/icons/arrow-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbPage,
} from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Pagination } from '../../../components/ui/pagination.tsx';
import { SearchBox } from '../../../components/ui/search-box.tsx';
import { Segment, SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { Separator } from '../../../components/ui/separator.tsx';
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { Row, Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const;

export function Actions() {
  const [busy, setBusy] = useState(false);
  const [search, setSearch] = useState('Larkspur');
  const [page, setPage] = useState(6);
  return (
    <>
      <Specimen title="Button">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Row key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant === 'danger' ? 'Delete order' : 'Play episode'}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Not now
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} loading>
              Play episode
            </Button>
          ))}
        </Row>
        <Row>
          <Button loading={busy} loadingLabel="Opening payment…" onClick={() => setBusy(true)}>
            Continue to payment · $29.99
          </Button>
          <Button variant="secondary" loading loadingLabel="Sending...">
            Send Message
          </Button>
          <Button asChild variant="secondary">
            <a href="#actions">
              A link that looks like one <ArrowRight />
            </a>
          </Button>
          <Button variant="secondary" size="icon" aria-label="More">
            <Ellipsis />
          </Button>
          <Button variant="quiet" size="icon-sm" aria-label="Delete">
            <Trash2 />
          </Button>
        </Row>
        <Row>
          <CopyButton text="A sunny bungalow near Lake Monona">Copy post</CopyButton>
          <CopyButton text="x" variant="quiet" />
        </Row>
      </Specimen>
      <Specimen title="Tabs" className="items-stretch">
        <Tabs defaultValue="orders">
          <TabsList aria-label="Staff dashboard">
            <TabsTrigger value="create">Create Order</TabsTrigger>
            <TabsTrigger value="orders">
              Orders <TabsCount>12</TabsCount>
            </TabsTrigger>
            <TabsTrigger value="ready">
              Ready Listings <TabsCount>148</TabsCount>
            </TabsTrigger>
            <TabsTrigger value="bulk">Bulk Upload</TabsTrigger>
            <TabsTrigger value="auto" disabled>
              Auto-populate
            </TabsTrigger>
          </TabsList>
          {['create', 'orders', 'ready', 'bulk', 'auto'].map((value) => (
            <TabsContent key={value} value={value}>
              The {value} tab.
            </TabsContent>
          ))}
        </Tabs>
      </Specimen>
      <Specimen title="Segmented control">
        <SegmentedControl defaultValue="instagram" aria-label="Platform">
          <Segment value="instagram">Instagram</Segment>
          <Segment value="facebook">Facebook</Segment>
          <Segment value="linkedin">LinkedIn</Segment>
          <Segment value="x" disabled>
            X
          </Segment>
        </SegmentedControl>
      </Specimen>
      <Specimen title="Search box">
        <SearchBox
          label="Search orders, names or addresses"
          value={search}
          onValue={setSearch}
          className="w-full"
        />
      </Specimen>
      <Specimen title="Pagination">
        <Pagination page={page} pageCount={12} onPage={setPage} />
        <Pagination page={1} pageCount={3} onPage={() => {}} aria-label="Pages of a short list" />
      </Specimen>
      <Specimen title="Breadcrumb and separator" className="items-stretch">
        <Breadcrumb>
          <BreadcrumbItem>
            <BreadcrumbLink href="#top">Staff dashboard</BreadcrumbLink>
          </BreadcrumbItem>
          <BreadcrumbItem>
            <BreadcrumbLink href="#top">Listings</BreadcrumbLink>
          </BreadcrumbItem>
          <BreadcrumbItem>
            <BreadcrumbPage>418 Larkspur Lane</BreadcrumbPage>
          </BreadcrumbItem>
        </Breadcrumb>
        <Separator />
        <div className="flex gap-4 text-sm">
          3 beds <Separator vertical /> 2 baths <Separator vertical /> 1,840 sq ft
        </div>
      </Specimen>
    </>
  );
}
