import { Copy, EllipsisVertical, LogOut, Map as MapIcon, Trash2, UserRound } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/Menu.tsx';

const icon = 'size-5 shrink-0';

export function MenuSection() {
  return (
    <div className="flex items-center gap-3">
      <Menu
        align="start"
        heading="Lucía Fernández de la Vega"
        trigger={<Button kind="secondary">Account</Button>}
        groups={[
          [
            { id: 'profile', label: 'Profile', to: '/profile', icon: <UserRound aria-hidden className={icon} /> },
            { id: 'trips', label: 'My trips', to: '/my-trips', icon: <MapIcon aria-hidden className={icon} /> },
          ],
          [{ id: 'out', label: 'Sign out', icon: <LogOut aria-hidden className={icon} /> }],
        ]}
      />
      <Menu
        align="start"
        trigger={
          <IconButton label="More" bordered>
            <EllipsisVertical aria-hidden className="size-5" />
          </IconButton>
        }
        groups={[
          [
            { id: 'copy', label: 'Copy the link', icon: <Copy aria-hidden className={icon} /> },
            { id: 'map', label: 'Map (offline)', disabled: true, icon: <MapIcon aria-hidden className={icon} /> },
            { id: 'delete', label: 'Delete', tone: 'danger', icon: <Trash2 aria-hidden className={icon} /> },
          ],
        ]}
      />
    </div>
  );
}
