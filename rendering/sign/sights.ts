import type { Sign } from '#domain/place/sign.ts';
import { area, box, line, ring, type Stroke } from './strokes.ts';

/** What is built: houses of art and of gods, walls, squares. */
export const sights = {
  museum: [area('M3 9 12 3.5 21 9z'), line('M6 12v6M10 12v6M14 12v6M18 12v6M3.5 21h17')],
  art: [area(box(3.5, 4, 17, 14)), line('M6.5 15l4-5 3 3.5 2-2 2.5 3.5M9 21l3-3 3 3'), line(ring(8, 8, 1))],
  science: [area('M9.5 3v6L4.5 18.5A1.8 1.8 0 0 0 6 21h12a1.8 1.8 0 0 0 1.5-2.5L14.5 9V3'), line('M8 3h8M7 15h10')],
  archaeology: [
    area('M9 3h6v3c4 1.5 5 4 5 6 0 4-3.5 6-5 9H9c-1.5-3-5-5-5-9 0-2 1-4.5 5-6z'),
    line('M5 10h14M4.5 14h15'),
    line('M9 4C6 4 4.5 5.5 4.8 9M15 4c3 0 4.5 1.5 4.2 5'),
  ],
  war: [area('M12 2.5 20 5.5v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6z'), line('M12 7v9M8 11h8')],
  maritime: [line('M12 8v13M8 11h8M4 14c0 4 3.5 7 8 7s8-3 8-7M4 14l-1.5 2M20 14l1.5 2'), area(ring(12, 5.5, 2.5))],
  transport: [area('M5 5h14v12H5z'), line('M5 11h14M12 5V2.5M8 2.5h8M7 20l1.5-3M17 20l-1.5-3M8 14h1M15 14h1')],
  film: [area('M3.5 9h17v11h-17z'), line('M3.5 9 20 4.5M7 8l1.5 -2.5M12 6.7l1.5-2.5M16.5 5.5 18 3M10.5 12v5l4-2.5z')],
  palace: [area('M3.5 8l4 4L12 5l4.5 7 4-4-1.8 10H5.3z'), line('M5.3 21h13.4')],
  castle: [area('M3.5 21V6h2v2h2V6h2v5h5V6h2v2h2V6h2v15z'), line('M10 21v-4a2 2 0 0 1 4 0v4M6.5 12v2M17.5 12v2')],
  church: [area('M7 21V11l5-4 5 4v10z'), line('M12 7V2M10 4h4M7 14H3.5v7h17v-7H17M10.5 21v-4a1.5 1.5 0 0 1 3 0v4')],
  temple: [
    area('M3 8c4-.5 6.5-2 9-5 2.5 3 5 4.5 9 5-1 1.5-2 2-3 2H6c-1 0-2-.5-3-2z'),
    line('M7 10v4M17 10v4M3.5 16c2 0 3-.8 3.5-2h10c.5 1.2 1.5 2 3.5 2M6.5 16v5M17.5 16v5M4 21h16M12 16v5'),
  ],
  mosque: [
    area('M6.5 13c0-3 3-3.5 5.5-7 2.5 3.5 5.5 4 5.5 7v8h-11z'),
    line('M12 6V3.5M3 21V9l1.2-2L5.4 9M21 21V9l-1.2-2-1.2 2M2.5 21h19M10 21v-3c0-1.5 1-2 2-3 1 1 2 1.5 2 3v3'),
  ],
  synagogue: [area('M12 2.5 20.2 16.7H3.8z'), line('M12 21.5 3.8 7.3h16.4z')],
  ruins: [area('M5 8h3.5v13H5z'), line('M4 8h5.5M4 5.5h5.5M15.5 21v-8l1.2-1 1.1 1.5L19 12.5V21M3 21h18M12 21v-3')],
  monument: [area('M10 5.5 12 2.5l2 3 1 11.5H9z'), line('M7 17h10v3.5H7zM4.5 20.5h15')],
  square: [
    area('M4 15h16c0 3-3 5-8 5s-8-2-8-5z'),
    line('M12 15V8M12 8c-1-3-4-4-6-1.5M12 8c1-3 4-4 6-1.5M12 8c-.5-2-.5-3 0-5M8 21h8'),
  ],
  street: [area('M3.5 9h5l-1 5h-3zM15.5 9h5l-1 5h-3z'), line('M12 21.5V3M8.5 21.5h7M6 9c0-3 2-4 6-4s6 1 6 4')],
  bridge: [
    area('M2 9.5h20V20h-3.5a6.5 6.5 0 0 0-13 0H2z'),
    line('M2 6.5h20M5 6.5v3M12 6.5v3M19 6.5v3M1.5 20h5M17.5 20h5'),
  ],
  tower: [area('M9.5 9h5l1.5 12H8z'), line('M12 9V2M10 9c0-2 1-3 2-4 1 1 2 2 2 4M8.5 15h7M5.5 21h13')],
  cemetery: [area('M7 21V8a5 5 0 0 1 10 0v13z'), line('M12 8v6M9.8 10h4.4M4 21h16')],
  library: [area('M4 4h4v16H4z'), line('M8 6h4v14H8zM13.2 6.5l3.6-1 3.7 14-3.6 1zM4 8h4M8 16.5h4M14 10l3.6-1')],
  town: [
    area('M3 21V11l4.5-4.5L12 11v10z'),
    line('M12 21V5l4.5-2.5L21 5v16zM6 21v-4h3v4M6.5 12.5h2M15 8.5h3M15 12.5h3M15 16.5h3'),
  ],
  'street-art': [
    area('M6 9h7v12H6z'),
    line('M7 9c0-2 1-3 2.5-3S12 7 12 9M8.5 6V3.5h2V6M15 4h.1M18 2.5h.1M18 5.5h.1M21 4h.1M6 13h7'),
  ],
  building: [area('M5 21V3.5l9 3V21z'), line('M14 10h5.5v11M3 21h18.5M8 8.5h3M8 12h3M8 15.5h3M17 14v.1M17 17.5v.1')],
} satisfies Partial<Record<Sign, readonly Stroke[]>>;
